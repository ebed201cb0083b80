package editor_test

import (
	"fmt"
	"log"
	"net/http/httptest"
	"os"

	"fairymax/internal/editor"
)

// The handler answers its own hosts only, so that no page from elsewhere reads the folder.
func ExampleEditor_Handler() {
	folder, err := os.MkdirTemp("", "example")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	root, err := os.OpenRoot(folder)
	if err != nil {
		log.Fatal(err)
	}
	defer root.Close()
	handler := editor.New(editor.Settings{Root: root, Page: "<p>the workbench</p>"}).Handler("localhost:8000")
	for _, host := range []string{"localhost:8000", "evil.example"} {
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, httptest.NewRequest("GET", "http://"+host+"/", nil))
		fmt.Println(host, answer.Code)
	}
	// Output:
	// localhost:8000 200
	// evil.example 403
}
