import {
  type DocumentFormats,
  documentFormats,
  documentLocale,
  documentWords,
} from '@derrick/domain/invoices';
import { ink } from './draw/colors.ts';
import { closePages, drawDocumentHead, drawLabelled, openPages } from './draw/pages.ts';
import type { Paper, Part } from './draw/paper.ts';
import { textStyles } from './draw/text.ts';
import { drawTotals } from './draw/totals.ts';
import { messages } from './messages.ts';
import type { StatementDocument, StatementRow } from './model.ts';

const GAP = 12;
const PADDING = 4;
const HEAD_HEIGHT = 20;

interface Column {
  x: number;
  width: number;
  head: string;
  isNumber: boolean;
}

/** Draws a statement as a PDF. Equal documents result in equal bytes. */
export async function renderStatement(document: StatementDocument): Promise<Uint8Array> {
  const { style, company, customer, period, country, currency } = document;
  const t = messages[style.language];
  const formats = documentFormats(documentLocale(style.language, country), currency);
  const pages = {
    style,
    company,
    name: `${t('statement')} · ${customer.name}`,
    mark: null,
    footer: document.footer,
  };
  const paper = openPages(pages);
  await drawDocumentHead(paper, style, company, t('statement'), [period]);
  const width = (paper.width - 24) / 2;
  const top = paper.y;
  const party = (label: string, { name, lines }: typeof customer, x: number) => {
    const height = drawLabelled(
      paper,
      paper.root,
      { label, value: name },
      { x, y: top, width, isStrong: true },
    );
    return height + paper.write(paper.root, 'P', 'body', lines.join('\n'), { x, y: top + height, width });
  };
  const heights = [
    party(t('customer'), customer, paper.left),
    party(documentWords(style.language).from, company, paper.left + width + 24),
  ];
  paper.y = top + Math.max(...heights) + 22;
  drawRows(paper, document, formats);
  drawTotals(paper, [
    ...(document.pastDueCents > 0
      ? [{ label: t('pastDue'), value: formats.money(document.pastDueCents) }]
      : []),
    { label: `${t('balance')} (${currency})`, value: formats.money(document.closingCents), isTotal: true },
  ]);
  return closePages(paper, pages);
}

/** Draws the entries over as many pages as needed, with the column headers on each. */
function drawRows(paper: Paper, { style, rows }: StatementDocument, formats: DocumentFormats): void {
  const t = messages[style.language];
  const { doc } = paper;
  const textsOf = ({ date, text, amountCents, balanceCents }: StatementRow): string[] => [
    formats.day(date),
    text,
    amountCents === null ? '' : formats.plain(amountCents),
    formats.plain(balanceCents),
  ];
  const columns = layOut(
    paper,
    [t('date'), t('entry'), documentWords(style.language).amount, t('balance')],
    rows.map(textsOf),
  );
  const table = doc.struct('Table');
  paper.root.add(table);
  const drawHead = (part?: Part) => {
    // An element outside of the structure tree would keep the document from being finished.
    const row = part && doc.struct('TR');
    if (row) part.add(row);
    const draw = ({ head, x, width, isNumber }: Column) =>
      paper.drawLines('label', [head], {
        x,
        y: paper.y + 4,
        width,
        color: ink.muted,
        align: isNumber ? 'right' : 'left',
      });
    for (const column of columns) {
      if (row) row.add(doc.struct('TH', { scope: 'Column' }, () => draw(column)));
      else paper.decorate(() => draw(column), 'Pagination');
    }
    paper.rule(paper.y + HEAD_HEIGHT, { color: paper.accent.area, thickness: 1 });
    paper.y += HEAD_HEIGHT;
  };
  const head = doc.struct('THead');
  const body = doc.struct('TBody');
  table.add(head);
  table.add(body);
  drawHead(head);
  for (const row of rows) {
    const cells = textsOf(row).map((text, index) => paper.lines('body', text, columns[index]?.width ?? 0));
    const height = Math.max(...cells.map(({ length }) => length)) * textStyles.body.lineHeight + 2 * PADDING;
    if (paper.y + height > paper.bottom) {
      paper.addPage();
      drawHead();
    }
    const part = doc.struct('TR');
    body.add(part);
    for (const [index, lines] of cells.entries()) {
      const column = columns[index];
      if (!column) continue;
      const { x, width, isNumber } = column;
      const at = { x, y: paper.y + PADDING, width, align: isNumber ? ('right' as const) : ('left' as const) };
      part.add(doc.struct('TD', {}, () => paper.drawLines('body', lines, at)));
    }
    paper.y += height;
    paper.rule(paper.y);
  }
}

/** Dates and amounts are as wide as their widest text. The entry gets the remaining width. */
function layOut(paper: Paper, heads: readonly string[], rows: readonly string[][]): Column[] {
  const widths = heads.map(
    (head, index) =>
      Math.max(
        paper.widthOf('label', head),
        48,
        ...rows.map((row) => paper.widthOf('body', row[index] ?? '')),
      ) + 1,
  );
  const [date = 0, , amount = 0, balance = 0] = widths;
  const entry = paper.width - date - amount - balance - 3 * GAP;
  let x = paper.left;
  return [date, entry, amount, balance].map((width, index) => {
    const column = { x, width, head: heads[index] ?? '', isNumber: index > 1 };
    x += width + GAP;
    return column;
  });
}
