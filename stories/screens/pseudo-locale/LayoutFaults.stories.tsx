import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { layoutFaults } from './layoutFaults.ts';

const Cases = ({ children }: { children: ReactNode }) => <div>{children}</div>;

const meta = preview.meta({
  component: Cases,
  title: 'Screens/Pseudo-locale/What the matrix finds',
  tags: ['one-theme'],
  // The specimens are faulty on purpose.
  parameters: { a11y: { test: 'off' } },
});

const wide = { inlineSize: 80, whiteSpace: 'nowrap' } as const;
const words = 'Words that are longer than their place';

/** Text that fits, scrolls, ends in an ellipsis or is only for screen readers is not a fault. */
export const Nothing = meta.story({
  args: {
    children: (
      <>
        <p>{words}</p>
        <p style={{ ...wide, overflow: 'hidden', textOverflow: 'ellipsis' }}>{words}</p>
        <div style={{ ...wide, overflow: 'auto' }}>{words}</div>
        <span style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>{words}</span>
      </>
    ),
  },
  play: ({ canvasElement }) => expect(layoutFaults(canvasElement)).toEqual([]),
});

export const CutOff = meta.story({
  args: {
    children: (
      <>
        <p style={{ ...wide, overflow: 'hidden' }}>{words}</p>
        <p style={{ blockSize: 24, inlineSize: 80, overflow: 'clip' }}>{words}</p>
      </>
    ),
  },
  play: ({ canvasElement }) =>
    expect(layoutFaults(canvasElement)).toEqual([`<p> "${words}" is cut off`, `<p> "${words}" is cut off`]),
});

export const Overlapping = meta.story({
  args: {
    children: (
      <div style={{ display: 'flex' }}>
        <b style={{ display: 'inline', marginInlineEnd: -60 }}>{words}</b>
        <i>Neighbour</i>
      </div>
    ),
  },
  play: ({ canvasElement }) =>
    expect(layoutFaults(canvasElement)).toEqual([`<b> "${words}" lies on <i> "Neighbour"`]),
});

export const StickingOut = meta.story({
  args: {
    children: (
      <button type="button" style={{ inlineSize: 80, overflow: 'visible', display: 'block' }}>
        <span style={{ whiteSpace: 'nowrap' }}>{words}</span>
      </button>
    ),
  },
  play: ({ canvasElement }) =>
    expect(layoutFaults(canvasElement)).toEqual([`<span> "${words}" sticks out of its <button>`]),
});

/** The layout check reports a word that overflows its box, also in nested elements. */
export const HangingOver = meta.story({
  args: {
    children: (
      <div style={{ inlineSize: 40, display: 'flex' }}>
        <b>Incomprehensibilities</b>
      </div>
    ),
  },
  play: ({ canvasElement }) =>
    expect(layoutFaults(canvasElement)).toEqual(['<b> "Incomprehensibilities" sticks out of its <div>']),
});

export const PageTooWide = meta.story({
  args: { children: <div style={{ inlineSize: 'calc(100vw + 40px)' }}>{words}</div> },
  play: ({ canvasElement }) =>
    expect(layoutFaults(canvasElement)[0]).toMatch(/^The page is \d+ px wide in \d+ px$/),
});
