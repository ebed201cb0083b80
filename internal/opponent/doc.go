// Package opponent is how the engine behaves towards a person, whatever program stands
// between them.
//
// # Where to change what
//
// How it plays worse than it can: skill.go, and how strong it is then: rating.go. How a score
// is told: score.go. When a draw is good enough for it: draw.go.
//
// # Words
//
// Skill is a level from 0 to FullSkill. Margin is by how much the engine has to be
// worse to accept a draw early in a game.
package opponent
