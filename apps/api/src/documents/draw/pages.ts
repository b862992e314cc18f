import { messages } from '../messages.ts';
import type { DocumentParty, DocumentStyle } from '../model.ts';
import { ink } from './colors.ts';
import { Paper, type Part } from './paper.ts';
import { readPicture } from './pictures.ts';
import { textStyles } from './text.ts';

interface PagesOptions {
  style: DocumentStyle;
  company: DocumentParty;
  /** The document's name, such as `Invoice INV-00042`, for its title, page headers and page footers. */
  name: string;
  /** Watermark: large, pale text across each page. */
  mark: string | null;
  /** The company's small print in the footer of each page. */
  footer: string | null;
}

const LOGO_HEIGHT = 44;
const LOGO_WIDTH = 190;
/** Space below a text, in points. */
const BELOW_TEXT = 14;

/** Opens a document whose pages have a band in the company's color at the top and the watermark. */
export const openPages = ({ style, company, name, mark }: PagesOptions): Paper =>
  new Paper({
    style,
    title: name,
    onPage(paper, page) {
      const { doc, accent } = paper;
      paper.decorate(() => doc.rect(0, 0, doc.page.width, 6).fill(accent.area));
      if (mark !== null) paper.decorate(() => drawMark(paper, mark));
      if (page === 1) return;
      const line = { x: paper.left, y: 30, width: paper.width, color: ink.muted };
      const continued = messages[style.language]('continued');
      const nameOfDocument = `${name} · ${continued}`;
      const left = paper.width - paper.widthOf('small', nameOfDocument) - 20;
      paper.decorate(() => {
        paper.drawLines('small', paper.lines('small', company.name, left).slice(0, 1), line);
        paper.drawLines('small', [nameOfDocument], { ...line, align: 'right' });
      }, 'Pagination');
    },
  });

/** Draws the watermark from the lower left to the upper right, as wide as the page allows. */
function drawMark({ doc, pageHeight }: Paper, mark: string): void {
  const size = Math.min(150, (1.1 * doc.page.width) / (0.62 * mark.length));
  doc.save();
  doc.rotate(-50, { origin: [doc.page.width / 2, pageHeight / 2] });
  doc.font('bold').fontSize(size).fillColor(ink.mark);
  const word = mark.toUpperCase();
  const x = (doc.page.width - doc.widthOfString(word)) / 2;
  doc.text(word, x, pageHeight / 2 + 0.36 * size, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
}

/**
 * Draws the company's logo, or its name if it has no logo.
 * @returns the height
 */
async function drawLogo(paper: Paper, { logo }: DocumentStyle, { name }: DocumentParty): Promise<number> {
  const { doc, left, y, root } = paper;
  const picture = logo && (await readPicture(logo));
  if (picture) {
    const scale = Math.min(LOGO_WIDTH / picture.width, LOGO_HEIGHT / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const options = {
      alt: name,
      bbox: [left, y, left + width, y + height] as [number, number, number, number],
    };
    root.add(
      doc.struct('Figure', options, () => {
        paper.drawPicture(picture, left, y, { width, height });
      }),
    );
    return height;
  }
  const options = { x: left, y: y + 4, width: 0.55 * paper.width, color: paper.accent.text };
  return 4 + paper.write(root, 'P', 'name', name, options);
}

/**
 * Draws the head of a document: the logo on the left, the title on the right, with lines below.
 * @param lines such as the number of an invoice and its status
 */
export async function drawDocumentHead(
  paper: Paper,
  style: DocumentStyle,
  company: DocumentParty,
  title: string,
  lines: readonly string[],
): Promise<void> {
  const { root, accent } = paper;
  const logoHeight = await drawLogo(paper, style, company);
  const width = 0.42 * paper.width;
  const at = { x: paper.right - width, width, align: 'right' as const };
  let { y } = paper;
  y += paper.write(root, 'H1', 'title', title, { ...at, y, color: accent.text });
  for (const line of lines) y += paper.write(root, 'P', 'heading', line, { ...at, y });
  paper.y = Math.max(y, paper.y + logoHeight) + 26;
}

/** A labeled value, such as the due day. */
export interface Fact {
  label: string;
  /** A fact with an empty value is left out. */
  value: string | null;
}

/**
 * Draws a label and lines of text below it.
 * @returns the height
 */
export function drawLabelled(
  paper: Paper,
  parent: Part,
  { label, value }: Fact,
  { x, y, width, isStrong = false }: { x: number; y: number; width: number; isStrong?: boolean },
): number {
  const top = paper.write(parent, 'P', 'label', label, { x, y, width, color: paper.accent.text });
  return top + paper.write(parent, 'P', isStrong ? 'strong' : 'body', value ?? '', { x, y: y + top, width });
}

/** Draws facts in columns, in as many rows as needed. Rows are never split across pages. */
export function drawFacts(paper: Paper, facts: readonly Fact[], columns: number): void {
  const stated = facts.filter(({ value }) => value !== null && value.trim() !== '');
  const gap = 18;
  const width = (paper.width - (columns - 1) * gap) / columns;
  for (let from = 0; from < stated.length; from += columns) {
    const row = stated.slice(from, from + columns);
    const heights = row.map(({ value }) => paper.heightOf('body', value ?? '', width));
    const height = textStyles.label.lineHeight + Math.max(...heights);
    paper.makeRoom(height);
    for (const [index, fact] of row.entries()) {
      const x = paper.left + index * (width + gap);
      drawLabelled(paper, paper.root, fact, { x, y: paper.y, width });
    }
    paper.y += height + 9;
  }
}

/** Returns the height of a heading with a text that fits on one page, including the space below. */
export const heightOfText = (paper: Paper, text: string, width: number): number =>
  textStyles.label.lineHeight + paper.heightOf('body', text, width) + BELOW_TEXT;

/** Draws a heading and a text below it over the full width. The text can continue on further pages. */
export function drawText(paper: Paper, heading: string, text: string | null, width = paper.width): void {
  const lines = text === null ? [] : paper.lines('body', text, width);
  if (lines.length === 0) return;
  const { lineHeight } = textStyles.body;
  paper.makeRoom(20 + 2 * lineHeight);
  paper.y += paper.write(paper.root, 'H2', 'label', heading, {
    x: paper.left,
    y: paper.y,
    width,
    color: paper.accent.text,
  });
  let from = 0;
  while (from < lines.length) {
    const room = Math.max(1, Math.floor((paper.bottom - paper.y) / lineHeight));
    const part = lines.slice(from, from + room);
    const { y } = paper;
    paper.root.add(
      paper.doc.struct('P', {}, () => paper.drawLines('body', part, { x: paper.left, y, width })),
    );
    paper.y += part.length * lineHeight;
    from += part.length;
    if (from < lines.length) paper.addPage();
  }
  paper.y += BELOW_TEXT;
}

/** Draws the footer of every page and returns the bytes of the document. */
export function closePages(
  paper: Paper,
  { style, name, footer }: Pick<PagesOptions, 'style' | 'name' | 'footer'>,
): Promise<Uint8Array> {
  const t = messages[style.language];
  return paper.finish((page, pages) => {
    const y = paper.bottom + 20;
    const { left, width } = paper;
    const number = `${name} · ${t('page', { page, pages })}`;
    const numberWidth = paper.widthOf('small', number);
    const print = paper.lines('small', footer ?? '', width - numberWidth - 30).slice(0, 2);
    paper.doc.rect(left, y - 7, width, 0.5).fill(ink.line);
    paper.drawLines('small', print, { x: left, y, width, color: ink.muted });
    paper.drawLines('small', [number], { x: left, y, width, color: ink.muted, align: 'right' });
  });
}
