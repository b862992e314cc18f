import { darkColor, lightColor, scale } from '@derrick/ui/theme';
import type { CSSProperties } from 'react';

const cell: CSSProperties = { padding: '6px 12px', textAlign: 'start', verticalAlign: 'middle' };
const code: CSSProperties = { fontFamily: scale.font.mono, fontSize: scale.text[13].size };

function Swatch({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        aria-hidden
        style={{ width: 32, height: 24, borderRadius: 6, background: value, border: '1px solid #7E8983' }}
      />
      <span style={code}>{value}</span>
    </span>
  );
}

/** Every semantic colour with its CSS variable and its value in both themes, read from the tokens. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th style={cell}>Role</th>
          <th style={cell}>Variable</th>
          <th style={cell}>Light</th>
          <th style={cell}>Dark</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(lightColor).map(([role, light]) => (
          <tr key={role}>
            <td style={cell}>{role}</td>
            <td style={{ ...cell, ...code }}>
              --derrick-color-{role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}
            </td>
            <td style={cell}>
              <Swatch value={light} />
            </td>
            <td style={cell}>
              <Swatch value={Object.entries(darkColor).find(([name]) => name === role)?.[1] ?? ''} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every pair of font size and line height, set in the kit's typeface. */
export function TypeScale() {
  return (
    <div style={{ display: 'grid', gap: 12, fontFamily: scale.font.body }}>
      {Object.entries(scale.text).map(([name, { size, line }]) => (
        <div key={name} style={{ fontSize: size, lineHeight: line }}>
          {name} — Every job, every hour, every invoice: 0123456789
        </div>
      ))}
      <div style={{ fontFamily: scale.font.mono }}>#TK-10482 — Geist Mono, for ticket codes alone</div>
    </div>
  );
}

/** The steps of the space scale, drawn. */
export function SpaceScale() {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(scale.space).map(([name, size]) => (
        <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ ...code, width: 40 }}>{name}</span>
          <span
            aria-hidden
            style={{ width: size, height: 16, background: lightColor.primary, borderRadius: 2 }}
          />
        </div>
      ))}
    </div>
  );
}

/** The steps of the radius scale, drawn. */
export function RadiusScale() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.entries(scale.radius).map(([name, radius]) => (
        <div key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
          <span
            aria-hidden
            style={{
              width: 64,
              height: 64,
              borderRadius: radius,
              border: '1px solid #7E8983',
              background: '#EEF1EE',
            }}
          />
          <span style={code}>
            {name} {radius}
          </span>
        </div>
      ))}
    </div>
  );
}
