import type { DocumentLabels, DocumentLine, DocumentSection } from '@derrick/domain/invoices';
import { ink } from './colors.ts';
import type { Paper, Part } from './paper.ts';
import { type Cell, cutRow, heightOf, PADDING, type Row } from './tableRows.ts';
import { textStyles } from './text.ts';

export interface LineTable {
  sections: readonly Omit<DocumentSection, 'id'>[];
  labels: Pick<DocumentLabels, 'description' | 'quantity' | 'unitPrice' | 'amount'>;
  /** Draws the columns of prices and amounts. */
  hasPrices: boolean;
}

interface Column {
  x: number;
  width: number;
  head: string;
  isNumber: boolean;
}

const GAP = 14;
const HEAD_HEIGHT = 20;
/**
 * Distance that the background of a heading extends beyond its text, in points, so that the text lines up with the rows.
 */
const BLEED = 8;
/**
 * Minimum height of a part of a row that is split across pages, so that a page never gets only one or two lines of it.
 */
const LEAST_PART = 3 * textStyles.body.lineHeight;

/**
 * Draws the billed lines over as many pages as needed, with the column headers on each. Rows are not split, unless they
 * are taller than a page.
 */
export class LineTableDrawing {
  readonly #paper: Paper;
  readonly #table: LineTable;
  readonly #columns: Column[];
  readonly #part: Part;
  #body: Part;

  constructor(paper: Paper, table: LineTable) {
    this.#paper = paper;
    this.#table = table;
    this.#columns = this.#layOut();
    this.#part = paper.doc.struct('Table');
    this.#body = paper.doc.struct('TBody');
  }

  draw(): void {
    const { doc, root } = this.#paper;
    root.add(this.#part);
    const head = doc.struct('THead');
    this.#part.add(head);
    this.#part.add(this.#body);
    this.#paper.makeRoom(HEAD_HEIGHT + 3 * textStyles.body.lineHeight);
    this.#drawHead(head);
    for (const section of this.#table.sections) {
      const rows = section.lines.map((line) => this.#rowOf(line));
      if (section.heading !== null) this.#drawHeading(section, rows[0] ? heightOf(rows[0]) : 0);
      for (const row of rows) this.#drawRow(row);
    }
  }

  #texts({ quantity, unitPrice, amount }: DocumentLine): string[] {
    return this.#table.hasPrices ? [quantity, unitPrice ?? '', amount ?? ''] : [quantity];
  }

  /** Number columns are as wide as their widest number. The description gets the remaining width. */
  #layOut(): Column[] {
    const { labels, sections, hasPrices } = this.#table;
    const paper = this.#paper;
    const heads = [labels.quantity, ...(hasPrices ? [labels.unitPrice, labels.amount] : [])];
    const rows = sections.flatMap(({ lines }) => lines).map((line) => this.#texts(line));
    let right = paper.right;
    const numbers = heads
      .map((head, column): Column => {
        const widths = rows.map((row) => paper.widthOf('body', row[column] ?? ''));
        const width = Math.max(paper.widthOf('label', head), 44, ...widths) + 1;
        return { x: 0, width, head, isNumber: true };
      })
      .toReversed()
      .map((column) => {
        const x = right - column.width;
        right = x - GAP;
        return { ...column, x };
      })
      .toReversed();
    return [
      { x: paper.left, width: right - paper.left, head: labels.description, isNumber: false },
      ...numbers,
    ];
  }

  #rowOf(line: DocumentLine): Row {
    const [first] = this.#columns;
    const width = first?.width ?? 0;
    const description: Cell[] = [
      { style: 'body', lines: this.#paper.lines('body', line.description, width) },
      { style: 'small', color: ink.muted, lines: this.#paper.lines('small', line.note, width) },
    ];
    return [
      description,
      ...this.#texts(line).map((text): Cell[] => [
        { style: 'body', lines: [text], ...(!line.isPriced && { color: ink.muted }) },
      ]),
    ];
  }

  /**
   * Draws the column headers.
   * @param part the parent in the structure tree. On further pages the headers are absent from the tree and only visible.
   */
  #drawHead(part?: Part): void {
    const paper = this.#paper;
    const { y } = paper;
    const options = ({ x, width, isNumber }: Column) => ({
      x,
      y: y + 4,
      width,
      color: ink.muted,
      align: isNumber ? ('right' as const) : ('left' as const),
    });
    if (part) {
      const row = paper.doc.struct('TR');
      part.add(row);
      for (const column of this.#columns) {
        row.add(
          paper.doc.struct('TH', { scope: 'Column' }, () =>
            paper.drawLines('label', [column.head], options(column)),
          ),
        );
      }
    } else {
      paper.decorate(() => {
        for (const column of this.#columns) paper.drawLines('label', [column.head], options(column));
      }, 'Pagination');
    }
    paper.rule(y + HEAD_HEIGHT, { color: paper.accent.area, thickness: 1 });
    paper.y += HEAD_HEIGHT;
  }

  /** Draws a heading and keeps it on one page with at least its first row. */
  #drawHeading(section: LineTable['sections'][number], heightOfNext: number): void {
    const paper = this.#paper;
    const sum = section.amount ?? '';
    const sumWidth = sum === '' ? 0 : paper.widthOf('strong', sum) + GAP;
    const width = paper.width - sumWidth;
    const heading = paper.lines('strong', section.heading ?? '', width);
    const detail = section.facts.flatMap((fact) => paper.lines('small', fact, paper.width));
    const height =
      heading.length * textStyles.strong.lineHeight +
      detail.length * textStyles.small.lineHeight +
      2 * PADDING;
    this.#makeRoom(height + Math.min(heightOfNext, LEAST_PART));
    const { y } = paper;
    paper.decorate(() =>
      paper.doc.rect(paper.left - BLEED, y + 0.5, paper.width + 2 * BLEED, height).fill(ink.tint),
    );
    const row = paper.doc.struct('TR');
    this.#body.add(row);
    row.add(
      paper.doc.struct('TH', { scope: 'Row' }, () => {
        const at = { x: paper.left, width };
        const below = paper.drawLines('strong', heading, { ...at, y: y + PADDING });
        const facts = { x: paper.left, width: paper.width, y: y + PADDING + below, color: ink.muted };
        paper.drawLines('small', detail, facts);
      }),
    );
    // All rows of a table must have the same number of cells.
    for (const _column of this.#columns.slice(1, -1)) row.add(paper.doc.struct('TD'));
    const at = { x: paper.right - 200, y: y + PADDING, width: 200, align: 'right' } as const;
    row.add(paper.doc.struct('TD', {}, () => paper.drawLines('strong', sum === '' ? [] : [sum], at)));
    paper.y += height;
    paper.rule(paper.y);
  }

  #makeRoom(height: number): void {
    const paper = this.#paper;
    if (paper.y + height <= paper.bottom) return;
    paper.addPage();
    this.#drawHead();
  }

  /** Draws a row. A row taller than a page continues on the next one. */
  #drawRow(row: Row): void {
    const paper = this.#paper;
    let rest: Row = row;
    while (heightOf(rest) > paper.mostRoom - HEAD_HEIGHT) {
      this.#makeRoom(LEAST_PART);
      const [now, later] = cutRow(rest, paper.bottom - paper.y - 2 * PADDING);
      this.#drawWhole(now);
      rest = later;
    }
    this.#makeRoom(heightOf(rest));
    this.#drawWhole(rest);
  }

  #drawWhole(row: Row): void {
    const paper = this.#paper;
    const part = paper.doc.struct('TR');
    this.#body.add(part);
    for (const [index, cell] of row.entries()) {
      const column = this.#columns[index];
      if (!column) continue;
      part.add(paper.doc.struct('TD', {}, () => this.#drawCell(cell, column)));
    }
    paper.y += heightOf(row);
    paper.rule(paper.y);
  }

  #drawCell(cell: readonly Cell[], { x, width, isNumber }: Column): void {
    const paper = this.#paper;
    let y = paper.y + PADDING;
    for (const { style, lines, color } of cell) {
      const align = isNumber ? 'right' : 'left';
      y += paper.drawLines(style, lines, { x, y, width, align, ...(color && { color }) });
    }
  }
}
