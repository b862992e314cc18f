/** What is used of fontkit, which brings no types. */
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
    /** In units of the font. */
    readonly advanceWidth: number;
  }

  export interface Font {
    /** @param features OpenType features that are switched on or off, by their tag */
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
