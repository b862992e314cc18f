import { contrastsOf } from '@derrick/ui/branding';
import { darkColor, lightColor, scale, vars } from '@derrick/ui/tokens';
import type { CSSProperties } from 'react';
import { code, edge, Plate, Table } from './SpecimenTable.tsx';

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

/** All color roles with their CSS variables and their values in both themes. */
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

/** Contrast of every color pair that the kit shows on each other, computed from the tokens. */
export function ContrastTable() {
  const dark = contrastsOf(darkColor);
  return (
    <Table
      head={['Colour', 'On', 'Needs', 'Light', 'Dark']}
      rows={contrastsOf(lightColor).map(({ foreground, background, minimum, ratio }, index) => [
        foreground,
        background,
        `${minimum} : 1`,
        `${ratio.toFixed(2)} : 1`,
        `${dark[index]?.ratio.toFixed(2)} : 1`,
      ])}
    />
  );
}

/** All pairs of font size and line height, in the typeface of the kit. */
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

export function SpaceScale() {
  return (
    <Plate>
      <div style={{ display: 'grid', gap: 8 }}>
        {Object.entries(scale.space).map(([name, size]) => (
          <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <span style={{ ...code, width: 40 }}>{name}</span>
            <span
              aria-hidden
              style={{ width: size, height: 16, background: vars.color.primary, borderRadius: 2 }}
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
        style={{ width: 72, height: 72, border: edge, background: vars.color.sunken, ...style }}
      />
      <span style={code}>{label}</span>
    </div>
  );
}

const tiles: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'end' };

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

export function ElevationScale() {
  const quiet = {
    border: `1px solid ${vars.color.border}`,
    background: vars.color.surface,
    borderRadius: scale.radius.card,
  };
  return (
    <Plate>
      <div style={tiles}>
        <Tile label="0 flat" style={quiet} />
        <Tile label="1 card" style={{ ...quiet, boxShadow: vars.shadow[1] }} />
        <Tile label="2 floats" style={{ ...quiet, boxShadow: vars.shadow[2] }} />
      </div>
    </Plate>
  );
}

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
