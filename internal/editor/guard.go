package editor

import (
	"crypto/subtle"
	"errors"
	"net/http"
	"slices"
)

// keyHeader has the key in requests of the page. No form of a foreign page can send it.
const keyHeader = "X-Fairymax-Key"

// notFramed is what an answer may not do besides what the page allows itself: it is in no
// frame of a foreign page.
const notFramed = "; frame-ancestors 'none'"

// guard refuses what does not come from the editor's own page or from the address bar.
func (e *Editor) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", e.Policy+notFramed)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Cross-Origin-Resource-Policy", "same-origin")
		header.Set("Cross-Origin-Opener-Policy", "same-origin")
		header.Set("Cache-Control", "no-store")
		switch {
		case !slices.Contains(e.hosts, r.Host):
			http.Error(w, "this server is not known by that name", http.StatusForbidden)
		case crossOrigin(r) != nil:
			http.Error(w, "this server answers its own page only", http.StatusForbidden)
		default:
			next.ServeHTTP(w, r)
		}
	})
}

// crossOrigin reports whether a request comes from a foreign page. The protection lets
// foreign pages read; here there is nothing for them to read either.
func crossOrigin(r *http.Request) error {
	return http.NewCrossOriginProtection().Check(&http.Request{Method: http.MethodPost, URL: r.URL, Host: r.Host, Header: r.Header})
}

// withKey refuses requests without the key.
func (e *Editor) withKey(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if subtle.ConstantTimeCompare([]byte(r.Header.Get(keyHeader)), []byte(e.key)) != 1 {
			http.Error(w, "The key is missing or old: open the address that the command serve printed, in this tab to keep your text", http.StatusUnauthorized)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// refusal is an error with its HTTP status.
type refusal struct {
	status int
	text   string
}

func (r *refusal) Error() string { return r.text }

// answering reports the errors of an answer.
func answering(answer func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := answer(w, r)
		var known *refusal
		switch {
		case err == nil:
		case errors.As(err, &known):
			http.Error(w, known.text, known.status)
		default:
			http.Error(w, err.Error(), http.StatusInternalServerError)
		}
	}
}
