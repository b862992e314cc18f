import { darkColor, lightColor, scale, shadow } from '@derrick/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  Bell,
  CircleAlert,
  CircleCheck,
  Ellipsis,
  FileCheck,
  FileClock,
  Gauge,
  HardHat,
  Info,
  Languages,
  type LucideIcon,
  Plus,
  ReceiptText,
  Search,
  Ticket,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

const cell: CSSProperties = {
  padding: '8px 12px',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${lightColor.border}`,
};
const code: CSSProperties = { fontFamily: scale.font.mono, fontSize: scale.text[13].size };
const edge = `1px solid ${lightColor.control}`;

/** The kit's own type on the kit's own ground, whatever the documentation around it wears. */
function Plate({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div
        style={{
          margin: '16px 0 40px',
          padding: 24,
          overflowX: 'auto',
          border: `1px solid ${lightColor.border}`,
          borderRadius: scale.radius.card,
          background: lightColor.surface,
          color: lightColor.text,
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

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <Plate>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={{ ...cell, color: lightColor.muted }}>
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

function Swatch({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        aria-hidden
        style={{ width: 32, height: 24, borderRadius: scale.radius.chip, background: value, border: edge }}
      />
      <span style={code}>{value}</span>
    </span>
  );
}

const variable = (path: string) => (
  <span style={code}>--derrick-{path.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}</span>
);

/** Every semantic colour with its CSS variable and its value in both themes, read from the tokens. */
export function ColorTable() {
  const dark = new Map<string, string>(Object.entries(darkColor));
  return (
    <Table
      head={['Role', 'Variable', 'Light', 'Dark']}
      rows={Object.entries(lightColor).map(([role, light]) => [
        role,
        variable(`color-${role}`),
        <Swatch key="light" value={light} />,
        <Swatch key="dark" value={dark.get(role) ?? ''} />,
      ])}
    />
  );
}

/** Every pair of font size and line height, set in the kit's typeface. */
export function TypeScale() {
  return (
    <Plate>
      <div style={{ display: 'grid', gap: 12 }}>
        {Object.entries(scale.text).map(([name, { size, line }]) => (
          <div key={name} style={{ fontSize: size, lineHeight: line }}>
            {name} — Every job, every hour, every invoice: 0123456789
          </div>
        ))}
        {Object.entries(scale.weight).map(([name, weight]) => (
          <div key={name} style={{ fontWeight: weight }}>
            {weight} {name} — Ángel Núñez, Ridgeback 14-2H
          </div>
        ))}
        <div style={{ fontVariantNumeric: 'tabular-nums' }}>
          1,117.5h — tabular figures, for tables and pages
        </div>
        <div style={{ fontFamily: scale.font.mono }}>#TK-10482 — Geist Mono, for ticket codes alone</div>
      </div>
    </Plate>
  );
}

/** The steps of the space scale, drawn. */
export function SpaceScale() {
  return (
    <Plate>
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
    </Plate>
  );
}

function Tile({ label, style }: { label: string; style: CSSProperties }) {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
      <span
        aria-hidden
        style={{ width: 72, height: 72, border: edge, background: lightColor.sunken, ...style }}
      />
      <span style={code}>{label}</span>
    </div>
  );
}

const tiles: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' };

/** The steps of the radius scale, drawn. */
export function RadiusScale() {
  return (
    <Plate>
      <div style={tiles}>
        {Object.entries(scale.radius).map(([name, radius]) => (
          <Tile key={name} label={`${name} ${radius}`} style={{ borderRadius: radius }} />
        ))}
      </div>
    </Plate>
  );
}

/** Heights of controls and rows, drawn. */
export function HeightScale() {
  return (
    <Plate>
      <div style={tiles}>
        {Object.entries(scale.height).map(([name, height]) => (
          <Tile
            key={name}
            label={`${name} ${height}`}
            style={{ height, borderRadius: scale.radius.control }}
          />
        ))}
      </div>
    </Plate>
  );
}

/** The elevations, drawn. */
export function ElevationScale() {
  const quiet = {
    border: `1px solid ${lightColor.border}`,
    background: lightColor.surface,
    borderRadius: scale.radius.card,
  };
  return (
    <Plate>
      <div style={tiles}>
        <Tile label="0 flat" style={quiet} />
        <Tile label="1 card" style={{ ...quiet, boxShadow: shadow.light[1] }} />
        <Tile label="2 floats" style={{ ...quiet, boxShadow: shadow.light[2] }} />
      </div>
    </Plate>
  );
}

/** Durations by use, read from the tokens. */
export function MotionTable() {
  const { feedback, popover, overlay, easeIn, easeOut } = scale.motion;
  return (
    <Table
      head={['For', 'Variable', 'Duration']}
      rows={[
        ['Feedback: hover, press, check', variable('motion-feedback'), feedback],
        ['Popovers and menus', variable('motion-popover'), popover],
        ['Overlays: dialogs, side panel on a phone, loading', variable('motion-overlay'), overlay],
        [
          'Curve of what comes',
          variable('motion-easeOut'),
          <span key="out" style={code}>
            {easeOut}
          </span>,
        ],
        [
          'Curve of what goes',
          variable('motion-easeIn'),
          <span key="in" style={code}>
            {easeIn}
          </span>,
        ],
      ]}
    />
  );
}

const icons: Record<string, LucideIcon> = {
  Gauge,
  Ticket,
  ReceiptText,
  HardHat,
  FileCheck,
  FileClock,
  Search,
  Plus,
  Ellipsis,
  X,
  Trash2,
  Bell,
  Languages,
  CircleCheck,
  CircleAlert,
  TriangleAlert,
  Info,
};

/** Some icons of the product, by their names in lucide. */
export function IconTable() {
  return (
    <Plate>
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <div key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <span style={code}>{name}</span>
          </div>
        ))}
      </div>
    </Plate>
  );
}
