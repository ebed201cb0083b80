package vocabulary

// This file has the part of the full reference about how pieces look.

const manualPictures = `
Rule sheets and pages draw a piece by its moves: one that moves like a rook and a knight
looks the same in every game, whatever its name. A piece with moves of its own is the
figure that it resembles, with a badge that shows its other steps, or a compass of all
its steps. A piece that steps forward, never back, and promotes is a pawn in any case.
Where two pieces of a game look alike, small rings count them.

The key picture chooses instead. It is the name of a figure, which "fairymax list
-pictures" shows, or an SVG file in the folder of the game, or SVG itself:

	piece.wolf.picture = "wolf"
	piece.tower.picture = "my-tower.svg"
	piece.dart.picture = "<svg viewBox='0 0 45 45'><path d='M22 5 L40 40 H5 Z'/></svg>"
	piece.elf.picture = { white = "elf.svg", black = "dark-elf.svg" }

A picture for both sides takes their colours: white, and a fill that is not given, become
the colour of the side, black becomes its lines, other colours stay. In a picture where
only black is large, black and white change their parts. A picture that shows neither is
put on a disc in the colour of the side. A picture for each side keeps all its colours. Of
SVG, plain shapes in plain colours are read: svg, g, path, rect, circle, ellipse, line,
polyline, polygon, with fill, stroke and transform. Scripts, links, texts, images and
style sheets are refused.

The key glyph is for characters. These have a figure: chess symbols (♟♞♝♜♛♚),
🐘 🐪 🦓 🦒 🦬 🐃 🐿 🏆 🧙 ⚙ ★ 🦁 🦅 🐍 🦄 🏹 🦗 🦀 🐉 🐲 🐺 🐻 🐗 🦉 🦇 🕷 🐢 🦈 🐇 🐰 ⛵ 💣 🛡 🗡 ⚔ 🪓 🚩 🎺 💀 👻
🔥 🌊 ⛰ 🌪 ⚡ 🌳 🌲 ☀ 🌙; ☖ before a character draws it on the wedge of shogi, ☗ on the wedge
of a promoted piece, ○ on a disc of xiangqi:

	piece.wolf.glyph = "🦁"
	piece.gold.glyph = "☖金"
	piece.cannon.glyph = "○炮"

The characters of shogi and xiangqi are drawn as lines and need no font. Other glyphs
are text on a medal.`
