// Command program does what is hard for whoever changes the flow of control of a function:
// goroutines leave in the middle of loops, stacks grow, panics are recovered, and loops
// are entered in several places.
package main

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"
)

type square struct{ words [5]uint64 }

func main() {
	fmt.Println(knots(5), knots(12), knots(13), knots(40))
	fmt.Println(deep(20_000, square{}))
	fmt.Println(recovered(3), recovered(30))
	fmt.Println(pipeline(2000))
	fmt.Println(yields(300))
	fmt.Println(labels(9), kinds([]any{1, "two", 3.0, nil, square{}}))
	fmt.Println(moved())
	fmt.Println(selected())
}

// knots has loops with several entries.
func knots(n int) (path []int) {
	i := 0
	if n%2 == 0 {
		goto inner
	}
	if n%3 == 0 {
		goto middle
	}
outer:
	path = append(path, -i)
middle:
	i++
	if i%5 == 3 {
		goto inner
	}
	path = append(path, i)
inner:
	i += 2
	if i < n && i%4 != 0 {
		goto middle
	}
	if i < 2*n {
		goto outer
	}
	return path
}

// deep makes the stack grow in the middle of a loop.
func deep(n int, s square) (sum uint64) {
	for i := range s.words {
		s.words[i] += uint64(n * i)
		if i == 2 && n > 0 {
			sum += deep(n-1, s)
		}
		sum += s.words[i] & 7
	}
	return sum
}

// recovered recovers from an index out of range, a nil pointer and a panic.
func recovered(n int) (said []string) {
	for i := range n {
		func() {
			defer func() { said = append(said, fmt.Sprint(recover())) }()
			switch i % 3 {
			case 0:
				_ = said[n]
			case 1:
				var p *square
				p.words[i%5]++
			default:
				panic(errors.New("own"))
			}
		}()
	}
	return said[:3]
}

func pipeline(n int) (sum int) {
	numbers, squares := make(chan int), make(chan int, 3)
	go func() {
		defer close(numbers)
		for i := range n {
			numbers <- i
		}
	}()
	go func() {
		defer close(squares)
		for i := range numbers {
			squares <- i * i
		}
	}()
	for s := range squares {
		sum += s
	}
	return sum
}

// yields leaves at every turn and at every second inner one.
func yields(n int) []int {
	counts := make([]int, 3)
	var all sync.WaitGroup
	for k := range counts {
		all.Go(func() {
			for i := 0; i < n; i++ {
				for j := i; j > 0; j -= 7 {
					if j%2 == 0 {
						runtime.Gosched()
						continue
					}
					counts[k] += j
				}
				runtime.Gosched()
			}
		})
	}
	all.Wait()
	runtime.GC()
	return counts
}

func labels(n int) (found [][2]int) {
rows:
	for i := range n {
		for j := range n {
			switch {
			case i*j%7 == 3:
				continue rows
			case i+j > 14:
				break rows
			case i*j%5 == 4:
				found = append(found, [2]int{i, j})
			}
		}
	}
	return found
}

func kinds(list []any) (names []string) {
	for _, v := range list {
		switch v := v.(type) {
		case int, float64:
			names = append(names, fmt.Sprintf("%T", v))
		case string:
			names = append(names, v)
		case nil:
			names = append(names, "nil")
		default:
			names = append(names, "other")
		}
	}
	return names
}

// moved copies and zeroes words that overlap, and parts of words.
func moved() string {
	var s [2]square
	var bytes [23]byte
	for i := range s[0].words {
		s[0].words[i] = uint64(i) * 0x0101010101010101
	}
	for i := range bytes {
		bytes[i] = byte(i)
	}
	s[1] = s[0]
	s[0] = square{}
	other := bytes
	bytes = [23]byte{}
	copy(other[3:], other[:])
	return fmt.Sprint(s, bytes, other, slices.Max(other[:]))
}

func selected() (order []int) {
	tick, done := make(chan int), make(chan bool)
	go func() {
		for i := range 5 {
			time.Sleep(time.Millisecond)
			tick <- i
		}
		close(done)
	}()
	for {
		select {
		case i := <-tick:
			order = append(order, i)
		case <-done:
			return order
		case <-time.After(time.Minute):
			panic("too late")
		}
	}
}
