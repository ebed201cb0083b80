package cecp

// featureLines are sent in this order, between done=0 and done=1, when the GUI
// asks for the protocol's second version.
var featureLines = []string{
	"ping=1 setboard=1 usermove=1 playother=1 san=0 colors=0 time=1 draw=1 reuse=1 analyze=1 sigint=0 sigterm=0",
	"name=1 ics=0 pause=1 nps=1 debug=1 memory=1 smp=1 exclude=1 highlight=1",
}

func (s *session) announceFeatures() {
	s.out.say("feature done=0")
	for _, line := range featureLines {
		s.out.say("feature %s", line)
	}
	s.announced = s.variantList()
	s.out.say(`feature myname="%s" variants="%s"`, plainWords(s.Name), s.announced)
	for _, option := range options {
		s.out.say(`feature option="%s -%s"`, option.name, option.kind)
	}
	s.out.say("feature done=1")
}

// featuresRead notes the GUI's answer to a feature.
func (s *session) featuresRead() {
	if s.FeaturesRead != nil {
		s.FeaturesRead()
		s.FeaturesRead = nil
	}
}
