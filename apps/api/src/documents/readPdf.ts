import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure tree that screen readers use. */
interface Node {
  role?: string;
  alt?: string;
  /** Nodes and ids of content. */
  children?: readonly object[];
}

/** The content of a PDF as a viewer shows it. For tests. */
export interface ReadPdf {
  /** Lines of text of each page, from top to bottom. Texts beside each other are separated by `|`. */
  pages: string[][];
  /** Width and height of the first page in points, such as `612x792`. */
  paper: string;
  /** All text, with single spaces. */
  text: string;
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  /** Number of elements of each type, such as `TR`. */
  parts: Record<string, number>;
  alts: string[];
}

function count(node: Node, read: Pick<ReadPdf, 'parts' | 'alts'>): void {
  if (node.role) read.parts[node.role] = (read.parts[node.role] ?? 0) + 1;
  if (node.alt) read.alts.push(node.alt);
  for (const child of node.children ?? []) if ('role' in child) count(child as Node, read);
}

/** Reads a PDF with PDF.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[][] = [];
  const read = { parts: {}, alts: [] };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const rows = new Map<number, { x: number; text: string }[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, y] = item.transform;
      const row = Math.round(y);
      rows.set(row, [...(rows.get(row) ?? []), { x, text: item.str }]);
    }
    const lines = [...rows].toSorted(([a], [b]) => b - a);
    pages.push(
      lines.map(([, row]) =>
        row
          .toSorted((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join('|'),
      ),
    );
    const tree = await page.getStructTree();
    if (tree) count(tree, read);
  }
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const { info } = await pdf.getMetadata();
  const [title, language] = [Reflect.get(info, 'Title'), Reflect.get(info, 'Language')];
  const marks = await pdf.getMarkInfo();
  await pdf.destroy();
  return {
    ...read,
    pages,
    paper: `${Math.round(width)}x${Math.round(height)}`,
    text: pages.flat().join(' ').replaceAll(/\s+/g, ' '),
    title: typeof title === 'string' ? title : undefined,
    language: typeof language === 'string' ? language : undefined,
    isTagged: marks?.Marked === true,
  };
}
