package report

import "testing"

// One game has an interval of no width, and says nothing.
func TestFewGamesAreNotCompared(t *testing.T) {
	known, err := Known()
	if err != nil {
		t.Fatal(err)
	}
	length := new(sample)
	for games := 1; games <= 400; games++ {
		length.add(3)
		r := &Report{Length: Spread{Mean: length.mean()}}
		if list := compare(r, known); (len(list) > 0) != (games >= 10) {
			t.Fatalf("%d games of three plies: %v", games, list)
		}
	}
}

// What is counted is 0 at least, and so is its interval.
func TestMeanOfCounts(t *testing.T) {
	s := new(sample)
	for _, x := range []float64{0, 0, 0, 3} {
		s.add(x)
	}
	if e := s.mean(); e.Value != 0.75 || e.Low != 0 || e.High < 2 {
		t.Errorf("%+v", e)
	}
}
