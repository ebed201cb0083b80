package editor

import "net/http"

// readPlayer sends the engine of a page that is saved. It plays one game, and is smaller than
// that of the workbench.
func (e *Editor) readPlayer(w http.ResponseWriter, _ *http.Request) error {
	text, err := e.Player()
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = w.Write(text) // a client that is gone needs no answer
	return nil
}
