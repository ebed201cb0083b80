package endgame

import "context"

// stored makes a table. A page has no files, and no room for the code that keeps them.
func (t *Tables) stored(ctx context.Context, m Material, ix *index) (*Table, error) {
	return t.build(ctx, m, ix)
}
