import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { DocumentStyle, PaperSize } from '../model.ts';
import { type Accent, accentOf, ink } from './colors.ts';
import { fonts } from './fonts.ts';
import { identification } from './identification.ts';
import type { Picture } from './pictures.ts';
import type { Pixels } from './shrinking.ts';
import { baselineOf, breakLines, printable, type TextStyle, type TextStyleName, textStyles } from './text.ts';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      /** Left, top, right and bottom of a figure. */
      bbox?: [number, number, number, number];
    }

    interface PDFFont {
      registerFont(name: string, font: Font): this;
    }

    interface PDFImage {
      image(src: EmbeddablePixels, x: number, y: number, options: ImageOption): this;
    }
  }
}

/** Pixels in the form of PDFKit's own images: `image` accepts any object with these members. */
interface EmbeddablePixels {
  width: number;
  height: number;
  /** Name of the image on the pages that show it. Unique in a document. */
  label: string;
  obj: PDFKit.PDFKitReference | null;
  embed(doc: PDFKit.PDFDocument): void;
}

const embeddable = ({ width, height, deflated }: Pixels, label: string): EmbeddablePixels => ({
  width,
  height,
  label,
  obj: null,
  embed(doc) {
    this.obj = doc.ref({
      Type: 'XObject',
      Subtype: 'Image',
      BitsPerComponent: 8,
      Width: width,
      Height: height,
      ColorSpace: 'DeviceRGB',
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: width },
    });
    this.obj.end(deflated);
  },
});

/** An element of the structure tree that screen readers use, such as a heading or a cell. */
export type Part = PDFKit.PDFStructureElement;

/** Page sizes in points (1/72 inch). */
const SIZES: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  A4: [595.28, 841.89],
  LETTER: [612, 792],
};
const MARGIN = 48;
/** Height of the footer, in points. */
const FOOT = 66;
/** Top of the content on the second and later pages, in points. */
const RUNNING_HEAD = 64;

interface WriteOptions {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  color?: string;
}

interface PaperOptions {
  style: DocumentStyle;
  /** The title that PDF viewers show. */
  title: string;
  /** Draws the background and the header of each page. `page` starts at 1. */
  onPage: (paper: Paper, page: number) => void;
}

/**
 * The pages of a document while it is drawn. Text is broken into lines here and not by PDFKit, which would start new
 * pages on its own. `y` is the position of the next content and increases with each part.
 */
export class Paper {
  readonly left = MARGIN;
  readonly width: number;
  readonly bottom: number;
  readonly accent: Accent;
  /** The root of the structure tree. */
  readonly root: Part;
  y = MARGIN;
  readonly doc: PDFKit.PDFDocument;
  readonly #onPage: PaperOptions['onPage'];
  readonly #bytes: Promise<Uint8Array>;
  #pages = 0;
  #drawnPixels = 0;

  constructor({ style, title, onPage }: PaperOptions) {
    const [pageWidth, pageHeight] = SIZES[style.paper];
    this.width = pageWidth - 2 * MARGIN;
    this.bottom = pageHeight - FOOT;
    this.accent = accentOf(style.color);
    this.#onPage = onPage;
    this.doc = new PDFDocument({
      size: [pageWidth, pageHeight],
      margin: 0,
      // Page numbers are drawn after all pages exist.
      bufferPages: true,
      autoFirstPage: false,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: style.language,
      displayTitle: true,
      info: {
        // PDFKit writes the title into XML without escaping it.
        Title: printable(title).replaceAll(/[<>&\n]/g, ' '),
        Producer: 'Derrick',
        Creator: 'Derrick',
        CreationDate: new Date(style.madeAt),
      },
    });
    for (const [name, font] of Object.entries(fonts)) this.doc.registerFont(name, font);
    this.#bytes = collect(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.addPage();
  }

  get right(): number {
    return this.left + this.width;
  }

  get pageHeight(): number {
    return this.doc.page.height;
  }

  addPage(): void {
    this.doc.addPage();
    this.#pages += 1;
    this.y = this.#pages === 1 ? MARGIN : RUNNING_HEAD;
    this.#onPage(this, this.#pages);
  }

  /** Starts a new page unless the current one has this height left. */
  makeRoom(height: number): void {
    if (this.y + height > this.bottom && this.y > RUNNING_HEAD) this.addPage();
  }

  /** The maximum content height of a page. */
  get mostRoom(): number {
    return this.bottom - RUNNING_HEAD;
  }

  /** Sets the font. Returns a function that measures the width of a text. */
  #use({ font, size }: TextStyle) {
    this.doc.font(font).fontSize(size);
    return (text: string) => this.doc.widthOfString(text);
  }

  widthOf(style: TextStyleName, text: string): number {
    return this.#use(textStyles[style])(printable(text));
  }

  lines(style: TextStyleName, text: string, width: number): string[] {
    return breakLines(text, width, this.#use(textStyles[style]));
  }

  heightOf(style: TextStyleName, text: string, width: number): number {
    return this.lines(style, text, width).length * textStyles[style].lineHeight;
  }

  /** Draws lines below each other and returns their height. */
  drawLines(
    name: TextStyleName,
    lines: readonly string[],
    { x, y, width, align, color }: WriteOptions,
  ): number {
    const style: TextStyle = textStyles[name];
    const widthOf = this.#use(style);
    this.doc.fillColor(color ?? ink.text);
    for (const [index, line] of lines.entries()) {
      const rest = align === undefined || align === 'left' ? 0 : width - widthOf(line);
      const baseline = y + index * style.lineHeight + baselineOf(style);
      this.doc.text(line, x + (align === 'center' ? rest / 2 : rest), baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    }
    return lines.length * style.lineHeight;
  }

  /**
   * Draws a text as an element of the structure tree and returns its height.
   * @param tag type of the element, such as `P`, `H1` or `TD`
   */
  write(parent: Part, tag: string, style: TextStyleName, text: string, options: WriteOptions): number {
    const lines = this.lines(style, text, options.width);
    if (lines.length > 0) {
      parent.add(this.doc.struct(tag, {}, () => this.drawLines(style, lines, options)));
    }
    return lines.length * textStyles[style].lineHeight;
  }

  /**
   * Draws decoration that screen readers skip: rules, areas, page numbers. Must not be called inside a structure element.
   */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a picture with a size in points. Must be called inside a structure element, which describes the picture. */
  drawPicture({ source }: Picture, x: number, y: number, size: { width: number; height: number }): void {
    if (Buffer.isBuffer(source)) {
      this.doc.image(source, x, y, size);
      return;
    }
    this.#drawnPixels += 1;
    this.doc.image(embeddable(source, `Pixels${this.#drawnPixels}`), x, y, size);
  }

  rule(
    y: number,
    { color = ink.line as string, thickness = 0.5, x = this.left, width = this.width } = {},
  ): void {
    this.decorate(() => this.doc.rect(x, y - thickness / 2, width, thickness).fill(color));
  }

  /** Draws the footer of every page and returns the bytes of the document. */
  finish(drawFoot: (page: number, pages: number) => void): Promise<Uint8Array> {
    for (let page = 0; page < this.#pages; page += 1) {
      this.doc.switchToPage(page);
      this.decorate(() => drawFoot(page + 1, this.#pages), 'Pagination');
    }
    this.root.end();
    this.doc.appendXML(identification);
    this.doc.end();
    return this.#bytes;
  }
}

async function collect(doc: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of doc) pieces.push(piece);
  return Buffer.concat(pieces);
}
