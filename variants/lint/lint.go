package lint

import "fairymax/variants"

// Check loads a variant and looks for what can be played but was probably not intended. The
// warnings come in the order of the text; the error is that of [variants.Catalogue.Load].
func Check(c *variants.Catalogue, nameOrPath string, options Options) (*variants.Variant, variants.ErrorList, error) {
	p, err := c.Parse(nameOrPath)
	if err != nil {
		return nil, nil, err
	}
	l := &linter{p.Report(), p, c, options, nil}
	err = variants.Guarded(p.Game.At.File, func() error {
		l.reach = newReach(p.Rules, p.Hands)
		l.Collect(l.all)
		return nil
	})
	if err != nil || l.Err() == nil {
		return p.Variant, nil, err
	}
	return p.Variant, l.List, nil
}

// all looks at everything.
func (l *linter) all() {
	l.pieces()
	l.promotions()
	l.drops()
	l.rows()
	l.signs()
	l.zones()
	l.start()
	l.losers()
	l.goals()
	l.idleRules()
	l.values()
	l.effort()
	l.letters()
	l.name()
	l.aliases()
	if l.Own {
		l.twins()
	}
}
