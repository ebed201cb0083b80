package peers

// startOuk is how ouk begins.
const startOuk = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"

// bareWithPawn is a game of ouk in which a king is bare while there are pawns.
const bareWithPawn = `
b3b4 f6f5 d1e2 d8c7 a3a4 e8f7 e1f2 b6b5 a4b5 a6b5 a1a8 c8b7 a8b8 f8g7 e2e1 c7b8 c1d2 h8h7 f3f4 g7h8 d3d4 g8e7
d2c1 b7c8 g3g4 f5g4 h3g4 e7f5 e3e4 f5d4 h1h3 c8b7 h3h6 d4e2 h6h1 h7h1 f1e2 h1g1 f2g1 b7c8 e2d3 b8c7 g4g5 f7f8
d3e2 f8e8 f4f5 g6f5 c1d2 f5e4 g5g6m|g5g6+|g5g6- e4e3m|e4e3+|e4e3- e2e3 c8b7 b1a3 e6e5 a3b5 c7d8 b5d6 e8f8 e1e2
f8g8 d6f5 h8h7 g6f7 g8f7 f5e7 h7h6 e7c8 b7a6 e2e1 f7e6 c8a7 a6b7 e3e4 b7b6 a7c6 b6c5 e4f3 c5b6 c6e5 b6b5 e5d3
e6e7 f3g2 b5c6 d2e3 c6b7 d3e5 b7c6 e5c6 e7e8 c6d4 h6g5 d4c2 e8d7 e3d2 g5h6 g2g3 d7c6 g1f2 c6d7 c2a3 d7c6 e1e2
c6d7 e2f1 d7c7 d2d3 c7b6 f1e1 h6h5 e1d2 h5h4 d3c2 h4g3 f2g3 b6c6 c2b3 c6b6 b3a4 b6c6 a4a5 c6d7 a5b6 d7c8 a3c4
c8d7 d2d1 d7e7 c4a5 d8c7 d1e1 e7e8 b4b5 c7b6 g3f2 e8d8 a5b7 d8e7 f2e3 b6a7 b5b6m|b5b6+|b5b6- a7b6 e3f4 e7d7
b7d6 d7d6 e1e2 b6a7 f4g5 d6e7 e2d1 e7d8 g5f4 d8e7 d1c1 e7d7 c1c2 d7e7 c2b2 e7f7 b2c1 f7e7 c1d1 e7d8 f4e3 a7b6
d1c2 b6c5 e3f4 d8c7 c2d2 c5b6 d2c2 c7c8 c2d2 c8c7 d2c2 c7d8 c2d1 b6c5 d1d2 d8e7 d2d1 e7d8 f4g3 d8c8 g3h2 c5d6
d1e2 c8c7 e2d2 d6e7 d2d3 e7d6 d3d2 c7d7 h2g3 d6c5 d2e3 d7d8 e3d2 c5d4 c3d4 d8d7 d2d1 d7e6 d1e1 e6d6 e1e2 d6d7
e2d3 d7d8 d3e3 d8d7 e3f3 d7e7`
