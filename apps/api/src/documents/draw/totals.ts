import type { Paper } from './paper.ts';
import { baselineOf, textStyles } from './text.ts';

export interface TotalRow {
  label: string;
  value: string;
  /** The grand total, in large text. */
  isTotal?: boolean;
}

const GAP = 24;

/** Draws the totals at the right of the page. All rows stay on one page. */
export function drawTotals(paper: Paper, rows: readonly TotalRow[]): void {
  const styles = rows.map(({ isTotal }) =>
    isTotal
      ? ({ label: 'heading', value: 'total', padding: 5 } as const)
      : ({ label: 'body', value: 'body', padding: 2 } as const),
  );
  const heightOf = (index: number) => {
    const style = styles[index];
    return style ? textStyles[style.value].lineHeight + 2 * style.padding : 0;
  };
  const widest = (of: 'label' | 'value') =>
    Math.max(...rows.map((row, index) => paper.widthOf(styles[index]?.[of] ?? 'body', row[of])));
  const width = Math.min(paper.width, Math.max(220, widest('label') + widest('value') + GAP));
  const x = paper.right - width;
  const height = rows.reduce((sum, _, index) => sum + heightOf(index), 0);
  paper.y += 8;
  paper.makeRoom(height);
  const table = paper.doc.struct('Table');
  paper.root.add(table);
  for (const [index, row] of rows.entries()) {
    const style = styles[index];
    if (!style) continue;
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
    paper.y += heightOf(index);
  }
  paper.y += 22;
}
