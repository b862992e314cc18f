/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph, type GlyphPosition, type GlyphRun } from 'fontkit';

const require = createRequire(import.meta.url);

/** Matches numbers with decimals or thousands. They get digits of equal width, so that columns of amounts line up. */
const AMOUNT = /\d[.,]\d/;
/** Maximum number of cached letter pairs, about 100 bytes each. A company's languages have far fewer. */
const MAX_PAIRS = 50_000;

/** A sequence of glyphs in the form that PDFKit scales. */
class Run implements GlyphRun {
  readonly glyphs: Glyph[] = [];
  readonly positions: GlyphPosition[] = [];

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

/**
 * Makes fontkit lay text out from a cache of letter pairs. The contextual rules of Inter, such as arrows for `->`, are
 * skipped: they take twenty times as long, and run again for every document. Kerning stays.
 */
function quickened(font: Font): Font {
  const layOut = font.layout.bind(font);
  /** The glyph of a letter and its advance before the next letter, by letter pair. */
  const glyphsByPair = new Map<string, { glyph: Glyph; xAdvance: number }>();

  const find = (letter: string, next: string, isAmount: boolean) => {
    const key = `${letter}${next}${isAmount}`;
    const knownWidth = glyphsByPair.get(key);
    if (knownWidth) return knownWidth;
    const { glyphs, positions } = layOut(letter + next, {
      calt: false,
      liga: false,
      ...(isAmount && { tnum: true, kern: false }),
    });
    const [glyph] = glyphs;
    const [position] = positions;
    if (!glyph || !position) throw new Error('A letter without a glyph');
    // Several letters can share one glyph, as all spaces do. Each needs its own code point, so that text extraction
    // returns the letter of this document and not the first letter that used the glyph.
    const ownGlyph: Glyph = Object.create(glyph, { codePoints: { value: [letter.codePointAt(0)] } });
    const created = { glyph: ownGlyph, xAdvance: position.xAdvance };
    if (glyphsByPair.size >= MAX_PAIRS) glyphsByPair.clear();
    glyphsByPair.set(key, created);
    return created;
  };

  return Object.assign(font, {
    layout(text: string): GlyphRun {
      const run = new Run();
      const isAmount = AMOUNT.test(text);
      const letters = [...text];
      for (const [index, letter] of letters.entries()) {
        const { glyph, xAdvance } = find(letter, letters[index + 1] ?? '', isAmount);
        run.glyphs.push(glyph);
        run.positions.push({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 });
      }
      return run;
    },
  });
}

const read = (file: string): Font =>
  quickened(create(readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`))));

/** The weights of Inter that documents use, with all Latin accents, Greek and Cyrillic. */
export const fonts = {
  regular: read('400Regular/Inter_400Regular.ttf'),
  medium: read('500Medium/Inter_500Medium.ttf'),
  bold: read('600SemiBold/Inter_600SemiBold.ttf'),
} as const;

export type FontName = keyof typeof fonts;
