package stockfish

// rules carries over the rules of one option each.
func (k *converter) rules() {
	if k.flag("mustCapture") {
		k.game.SetText("captures", "must")
	}
	switch white, black := k.flag("passWhite"), k.flag("passBlack"); {
	case white && black:
		k.game.Set("pass", "true")
	case white:
		k.noteOption("passWhite", "a side may pass only if both may")
	case black:
		k.noteOption("passBlack", "a side may pass only if both may")
	}
}
