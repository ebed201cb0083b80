package talk

// Handover is the error of a conversation that goes on in another protocol: programs that
// look for ours try one word after the other.
type Handover struct {
	Line string // with which the other protocol begins
}

func (h *Handover) Error() string { return "the conversation goes on in another protocol: " + h.Line }
