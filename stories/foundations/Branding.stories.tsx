import { Button } from '@derrick/ui/Button';
import { Brand, type ContrastResult, checkContrast, contrastsOf, readColors } from '@derrick/ui/branding';
import { Checkbox, nativeCheckbox } from '@derrick/ui/Checkbox';
import { Link } from '@derrick/ui/Link';
import { TextField } from '@derrick/ui/TextField';
import { vars } from '@derrick/ui/tokens';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 };

function Swatch({ token }: { token: string }) {
  const name = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const style = { inlineSize: 24, blockSize: 16, background: `var(--derrick-color-${name})` };
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span aria-hidden style={{ ...style, outline: `1px solid ${vars.color.border}` }} />
      {token}
    </span>
  );
}

const cell: CSSProperties = { paddingInlineEnd: 24, paddingBlock: 4, textAlign: 'start' };

function Contrasts({ results }: { results: readonly ContrastResult[] }) {
  return (
    <table style={{ justifySelf: 'start', fontVariantNumeric: 'tabular-nums' }}>
      <thead>
        <tr>
          {['Colour', 'On', 'Contrast', 'Needs'].map((head) => (
            <th key={head} style={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map(({ foreground, background, ratio, minimum }) => (
          <tr key={`${foreground} ${background} ${minimum}`}>
            <td style={cell}>
              <Swatch token={foreground} />
            </td>
            <td style={cell}>
              <Swatch token={background} />
            </td>
            <td style={cell}>{ratio.toFixed(2)} : 1</td>
            <td style={cell}>{minimum} : 1</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BrandingExample({
  primary: givenPrimary,
  accent: givenAccent,
}: {
  primary: string;
  accent: string;
}) {
  const [primary, setPrimary] = useState(givenPrimary);
  const [accent, setAccent] = useState(givenAccent);
  const [results, setResults] = useState<readonly ContrastResult[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both colours change what the page has.
  useLayoutEffect(() => setResults(contrastsOf(readColors())), [primary, accent]);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Brand primary={primary} accent={accent} />
      <div style={row}>
        <label>
          Primary <input type="color" value={primary} onChange={({ target }) => setPrimary(target.value)} />
        </label>
        <label>
          Accent <input type="color" value={accent} onChange={({ target }) => setAccent(target.value)} />
        </label>
        <output>
          {results.every(({ ratio, minimum }) => ratio >= minimum)
            ? `All ${results.length} pairs can be read`
            : 'Some pairs can’t be read'}
        </output>
      </div>
      <div style={row}>
        <Button variant="primary">Create invoice</Button>
        <Button>Cancel</Button>
        <Link href="#tickets">All tickets</Link>
        <Checkbox label="Send a copy" isSelected />
        <input type="checkbox" className={nativeCheckbox} checked readOnly aria-label="Ticket #TK-1042" />
        <TextField label="Purchase order" />
      </div>
      <Contrasts results={results} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Branding',
  component: BrandingExample,
  args: { primary: '#f97316', accent: '#facc15' },
});

/**
 * The theme is computed from two colors. White text on the given orange has a contrast of 2.8:1, so the theme uses the
 * nearest orange with readable text.
 */
export const Orange = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(/All \d+ pairs can be read/)).toBeVisible();
    await expect(checkContrast(readColors())).toEqual([]);
    const button = canvas.getByRole('button', { name: 'Create invoice' });
    const before = getComputedStyle(button).backgroundColor;
    await step('another primary color applies while the page is open', async () => {
      fireEvent.input(canvas.getByLabelText('Primary'), { target: { value: '#7c3aed' } });
      await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(before));
      await expect(readColors()).toMatchObject({ primary: '#7C3AED', onPrimary: '#FFFFFF' });
      await expect(checkContrast(readColors())).toEqual([]);
    });
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/All \d+ pairs can be read/)).toBeVisible();
    await expect(checkContrast(readColors())).toEqual([]);
  },
});

/** The user requests more contrast: borders and secondary texts are as dark as text. */
export const MoreContrast = meta.story({
  globals: { contrast: 'more' },
  play: async () => {
    const { text, muted, faint, control } = readColors();
    await expect([muted, faint, control]).toEqual([text, text, text]);
  },
});

/** Lower buttons, fields and rows, for users who work at a desk all day. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancel' });
    await expect(button.getBoundingClientRect().height).toBe(32);
  },
});

/** On a phone controls stay large enough for touch. */
export const CompactPhone = meta.story({
  globals: { density: 'compact', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cancel' });
    await expect(button.getBoundingClientRect().height).toBe(44);
  },
});
