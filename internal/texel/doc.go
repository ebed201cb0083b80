// Package texel fits the weights of the hand-written evaluation to positions of games, by Texel's
// tuning method: a logistic curve turns evaluations into expected points, which then predict what
// came of the positions as well as possible.
// https://www.chessprogramming.org/Texel%27s_Tuning_Method
//
// An evaluation is nearly linear in its weights. So each round changes one weight after the other to
// find the slopes of all evaluations, and then makes a step of Newton's method, with a pull towards
// the weights at the beginning. The weights are integers, and sums have one order, so that they do not
// depend on the processor or on the number of threads.
//
// What is asked for, and what comes of it: texel.go. Slopes: slopes.go. The step: newton.go. How well
// an evaluation predicts: report.go.
package texel
