import type { Paper } from './paper.ts';
import { baselineOf, textStyles } from './text.ts';

export interface TotalRow {
  label: string;
  value: string;
  /** The grand total, in large text. */
  isTotal?: boolean;
}

const GAP = 24;
const ABOVE = 8;
const BELOW = 22;

const styleOf = ({ isTotal }: TotalRow) =>
  isTotal
    ? ({ label: 'heading', value: 'total', padding: 5 } as const)
    : ({ label: 'body', value: 'body', padding: 2 } as const);

const heightOf = (row: TotalRow): number => {
  const { value, padding } = styleOf(row);
  return textStyles[value].lineHeight + 2 * padding;
};

/** Returns the height of the totals with the space around them. */
export const heightOfTotals = (rows: readonly TotalRow[]): number =>
  ABOVE + rows.reduce((sum, row) => sum + heightOf(row), 0) + BELOW;

/** Draws the totals at the right of the page. All rows stay on one page. */
export function drawTotals(paper: Paper, rows: readonly TotalRow[]): void {
  const widest = (of: 'label' | 'value') =>
    Math.max(...rows.map((row) => paper.widthOf(styleOf(row)[of], row[of])));
  const width = Math.min(paper.width, Math.max(220, widest('label') + widest('value') + GAP));
  const x = paper.right - width;
  paper.y += ABOVE;
  paper.makeRoom(heightOfTotals(rows) - ABOVE - BELOW);
  const table = paper.doc.struct('Table');
  paper.root.add(table);
  for (const row of rows) {
    const style = styleOf(row);
    if (row.isTotal) paper.rule(paper.y, { color: paper.accent.area, thickness: 1, x, width });
    const part = paper.doc.struct('TR');
    table.add(part);
    const y = paper.y + style.padding;
    const drop = baselineOf(textStyles[style.value]) - baselineOf(textStyles[style.label]);
    const color = row.isTotal ? { color: paper.accent.text } : {};
    part.add(
      paper.doc.struct('TH', { scope: 'Row' }, () =>
        paper.drawLines(style.label, [row.label], { x, y: y + drop, width }),
      ),
    );
    paper.write(part, 'TD', style.value, row.value, { x, y, width, align: 'right', ...color });
    paper.y += heightOf(row);
  }
  paper.y += BELOW;
}
