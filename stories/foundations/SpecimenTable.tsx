import { scale, vars } from '@derrick/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';

const cell: CSSProperties = {
  padding: '8px 12px',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.border}`,
};
export const code: CSSProperties = { fontFamily: scale.font.mono, fontSize: scale.text[13].size };
export const edge = `1px solid ${vars.color.control}`;

/** A frame with the typeface and colors of the kit, independent of the styles of the documentation. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div
        style={{
          margin: '16px 0 40px',
          padding: 24,
          overflowX: 'auto',
          border: `1px solid ${vars.color.border}`,
          borderRadius: scale.radius.card,
          background: vars.color.surface,
          color: vars.color.text,
          fontFamily: scale.font.body,
          fontSize: scale.text[14].size,
          lineHeight: scale.text[14].line,
        }}
      >
        {children}
      </div>
    </Unstyled>
  );
}

/** A table inside a `Plate`. */
export function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <Plate>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={{ ...cell, color: vars.color.muted }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              {row.map((content, index) => (
                <td key={head[index]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Plate>
  );
}
