package markup

import (
	"fmt"
	"reflect"
	"strings"
	"text/template/parse"
)

// execution is the writing of one page.
type execution struct {
	set  *Set
	out  *strings.Builder
	root reflect.Value // $
}

// template writes a template of the set.
func (x *execution) template(name string, dot reflect.Value) error {
	tree := x.set.trees[name]
	if tree == nil || tree.Root == nil {
		return fmt.Errorf("there is no template %q", name)
	}
	inner := &execution{x.set, x.out, dot}
	return inner.list(tree.Root, dot)
}

// list writes the parts of a template, none if it is nil.
func (x *execution) list(list *parse.ListNode, dot reflect.Value) error {
	if list == nil {
		return nil
	}
	for _, node := range list.Nodes {
		if err := x.node(node, dot); err != nil {
			return err
		}
	}
	return nil
}

func (x *execution) node(node parse.Node, dot reflect.Value) error {
	switch n := node.(type) {
	case *parse.TextNode:
		x.out.Write(n.Text)
		return nil
	case *parse.CommentNode:
		return nil
	case *parse.ActionNode:
		value, err := x.value(n.Pipe, dot)
		if err != nil {
			return err
		}
		return x.print(n, value)
	case *parse.TemplateNode:
		value := reflect.Value{}
		if n.Pipe != nil {
			var err error
			if value, err = x.value(n.Pipe, dot); err != nil {
				return err
			}
		}
		return x.template(n.Name, value)
	case *parse.IfNode:
		return x.branch(&n.BranchNode, dot, func(reflect.Value) error { return x.list(n.List, dot) })
	case *parse.WithNode:
		return x.branch(&n.BranchNode, dot, func(value reflect.Value) error { return x.list(n.List, value) })
	case *parse.RangeNode:
		return x.branch(&n.BranchNode, dot, func(value reflect.Value) error { return x.each(n, value) })
	}
	return fmt.Errorf("%s: this is not understood", node)
}

// branch goes on with the value of a condition that holds, else with what stands
// after {{else}}.
func (x *execution) branch(n *parse.BranchNode, dot reflect.Value, held func(reflect.Value) error) error {
	value, err := x.value(n.Pipe, dot)
	switch {
	case err != nil:
		return err
	case holds(value):
		return held(value)
	}
	return x.list(n.ElseList, dot)
}

// each writes the list of a range for each element.
func (x *execution) each(n *parse.RangeNode, value reflect.Value) error {
	value = reach(value)
	if kind := value.Kind(); kind != reflect.Slice && kind != reflect.Array {
		return fmt.Errorf("%s: this is not a list", n.Pipe)
	}
	for i := range value.Len() {
		if err := x.list(n.List, value.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

// value is what a pipeline stands for: the dot, the root, or a field of them.
func (x *execution) value(pipe *parse.PipeNode, dot reflect.Value) (reflect.Value, error) {
	if len(pipe.Decl) == 0 && len(pipe.Cmds) == 1 && len(pipe.Cmds[0].Args) == 1 {
		switch n := pipe.Cmds[0].Args[0].(type) {
		case *parse.DotNode:
			return dot, nil
		case *parse.FieldNode:
			return fields(dot, n.Ident)
		case *parse.VariableNode:
			if n.Ident[0] == "$" {
				return fields(x.root, n.Ident[1:])
			}
		}
	}
	return reflect.Value{}, fmt.Errorf("%s: this is not understood", pipe)
}

// fields is a field of a field of a value.
func fields(value reflect.Value, names []string) (reflect.Value, error) {
	for _, name := range names {
		value = reach(value)
		if value.Kind() != reflect.Struct {
			return reflect.Value{}, fmt.Errorf("there is no field %s in a value of the kind %v", name, value.Kind())
		}
		field := value.FieldByName(name)
		if !field.IsValid() {
			return reflect.Value{}, fmt.Errorf("there is no field %s in %v", name, value.Type())
		}
		value = field
	}
	return value, nil
}

// reach is what pointers lead to.
func reach(value reflect.Value) reflect.Value {
	for value.Kind() == reflect.Pointer || value.Kind() == reflect.Interface {
		value = value.Elem()
	}
	return value
}

// holds reports whether a value is a condition that holds: it is not empty.
func holds(value reflect.Value) bool {
	switch value.Kind() {
	case reflect.Invalid:
		return false
	case reflect.Slice, reflect.Array, reflect.String, reflect.Map:
		return value.Len() > 0
	case reflect.Struct:
		return true
	}
	return !value.IsZero()
}

var markupType = reflect.TypeFor[HTML]()

// print writes a value.
func (x *execution) print(n *parse.ActionNode, value reflect.Value) error {
	value = reach(value)
	switch {
	case value.Kind() == reflect.String && value.Type() == markupType:
		x.out.WriteString(value.String())
	case value.Kind() == reflect.String:
		x.out.WriteString(x.set.escape(value.String()))
	case value.CanInt():
		fmt.Fprint(x.out, value.Int())
	default:
		return fmt.Errorf("%s: a value of the kind %v cannot be written", n, value.Kind())
	}
	return nil
}
