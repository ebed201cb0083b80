package editor

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"syscall"
	"time"
)

// A client that hangs is left after these times. To check a definition takes seconds at
// most.
const (
	headerTime = 5 * time.Second
	bodyTime   = 10 * time.Second
	answerTime = 40 * time.Second
	idleTime   = time.Minute
	leaveTime  = time.Second // for answers under way when the server ends
)

const longestHeader = 16 << 10 // bytes

// Listen takes a port of this machine, a free one if it is 0. Other machines do not
// reach it.
func Listen(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp4", fmt.Sprintf("127.0.0.1:%d", port))
	if isTaken(err) {
		return nil, fmt.Errorf("port %d is taken by another program; choose another one with -port, or let -port 0 find a free one", port)
	}
	return listener, err
}

// isTaken reports whether an error says that a port is in use.
func isTaken(err error) bool {
	const windowsInUse = syscall.Errno(10048) // package syscall has no name for it
	return errors.Is(err, syscall.EADDRINUSE) || errors.Is(err, windowsInUse)
}

// Address is where a browser finds the editor, with the key.
func (e *Editor) Address(listener net.Listener) string {
	return fmt.Sprintf("http://%v/#%s", listener.Addr(), e.key)
}

// Serve answers until the context ends. What goes wrong inside is written to errs.
func (e *Editor) Serve(ctx context.Context, listener net.Listener, errs io.Writer) error {
	_, port, err := net.SplitHostPort(listener.Addr().String())
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:           e.Handler("127.0.0.1:"+port, "localhost:"+port),
		ReadHeaderTimeout: headerTime, ReadTimeout: bodyTime, WriteTimeout: answerTime, IdleTimeout: idleTime,
		MaxHeaderBytes: longestHeader,
		ErrorLog:       log.New(errs, "fairymax: ", 0),
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	last, cancel := context.WithTimeout(context.Background(), leaveTime)
	defer cancel()
	if server.Shutdown(last) != nil {
		return server.Close()
	}
	return nil
}
