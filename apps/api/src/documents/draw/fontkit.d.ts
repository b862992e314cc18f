/** Types of the parts of fontkit that documents use. fontkit has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }

  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    /** Width in font units. */
    readonly advanceWidth: number;
  }

  export interface Font {
    /** @param features OpenType features to turn on or off, by their tag */
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
