'use client';

import { visuallyHidden } from '../theme/base.css.ts';

/** A row of a ChartTable. */
export interface ChartRow {
  id: string;
  label: string;
  values: readonly string[];
  isCurrent?: boolean | undefined;
}

interface ChartTableProps {
  caption: string;
  /** Headers of all columns, beginning with the column of labels. */
  headers: readonly string[];
  rows: readonly ChartRow[];
}

/** The values of a chart as a table, which screen readers read instead of the drawing. */
export function ChartTable({ caption, headers, rows }: ChartTableProps) {
  return (
    <div className={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, values, isCurrent = false }) => (
            <tr key={id} aria-current={isCurrent || undefined}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={headers[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
