import { SignaturePad, type SignaturePadProps } from '@derrick/ui/SignaturePad';
import { isSigned, type SignatureStrokes } from '@derrick/ui/signature';
import { TextField } from '@derrick/ui/TextField';
import { clearToasts, ToastRegion, toast } from '@derrick/ui/Toast';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { type Signature, SignTicket } from './SignaturePad.example.tsx';

const wave: SignatureStrokes = [
  Array.from({ length: 40 }, (_, index) => ({
    x: 0.15 + index * 0.015,
    y: 0.5 + Math.sin(index / 2.5) * 0.22 * (1 - index / 60),
    t: index * 16,
  })),
  [
    { x: 0.3, y: 0.8, t: 900 },
    { x: 0.85, y: 0.72, t: 1100 },
  ],
];

/** Signature of a ticket with a separate field for the name of the signer. */
function SignatureExample({ signerName, ...props }: SignaturePadProps) {
  const [name, setName] = useState(signerName ?? '');
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 512 }}>
      <TextField label="Name" value={name} onChange={setName} />
      <SignaturePad {...props} signerName={name} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Fields/SignaturePad',
  tags: ['autodocs'],
  component: SignaturePad,
  render: (args) => <SignatureExample {...args} />,
  args: { label: 'Customer signature', onChange: fn() },
});

/** Draws a line across the pad, from 20 % to 80 % of its width. */
async function draw(pad: HTMLElement, height: number) {
  const { left, top, width, height: full } = pad.getBoundingClientRect();
  const at = (x: number) => ({
    clientX: left + x * width,
    clientY: top + height * full,
    pointerId: 1,
    button: 0,
  });
  await fireEvent.pointerDown(pad, at(0.2));
  for (const x of [0.4, 0.6, 0.8]) fireEvent.pointerMove(pad, at(x));
  await fireEvent.pointerUp(pad, at(0.8));
}

const linesOf = (pad: HTMLElement) => pad.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0;

export const Basic = meta.story({
  play: async ({ canvas, args, step }) => {
    const pad = canvas.getByRole('img', { name: 'Customer signature: empty' });
    await step('reports each stroke when the pen is lifted', async () => {
      await draw(pad, 0.4);
      await draw(pad, 0.6);
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
      const strokes = fnValue(args.onChange);
      await expect(strokes).toHaveLength(2);
      await expect(strokes[0]?.[0]).toMatchObject({
        x: expect.closeTo(0.2, 2),
        y: expect.closeTo(0.4, 2),
        t: 0,
      });
      await expect(isSigned(strokes)).toBe(true);
      await expect(pad).toHaveAccessibleName('Customer signature: drawn');
    });
    await step('Undo reverts the last stroke or the clearing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(linesOf(pad)).toBe(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(linesOf(pad)).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(linesOf(pad)).toBe(1);
    });
    await step('ignores a second finger', async () => {
      const box = pad.getBoundingClientRect();
      const finger = { clientX: box.left + 10, clientY: box.top + 10, button: 0 };
      await fireEvent.pointerDown(pad, { ...finger, pointerId: 1 });
      await fireEvent.pointerDown(pad, { ...finger, pointerId: 2 });
      await fireEvent.pointerUp(pad, { ...finger, pointerId: 2 });
      await expect(linesOf(pad)).toBe(2);
      await fireEvent.pointerUp(pad, { ...finger, pointerId: 1 });
      await expect(isSigned(fnValue(args.onChange).slice(1))).toBe(false);
    });
  },
});

function fnValue(onChange: SignaturePadProps['onChange']): SignatureStrokes {
  const calls: [SignatureStrokes][] = Reflect.get(Object(onChange), 'mock').calls;
  return calls.at(-1)?.[0] ?? [];
}

/** Backspace and Delete on the pad remove strokes. A user who can't draw signs with the typed name. */
export const Keyboard = meta.story({
  args: { defaultValue: wave },
  play: async ({ canvas, canvasElement, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await userEvent.tab();
    const pad = canvas.getByRole('img', { name: 'Customer signature: drawn' });
    await expect(pad).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(linesOf(pad)).toBe(1);
    await userEvent.keyboard('{Delete}');
    await expect(linesOf(pad)).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(wave.slice(0, 1));

    const tick = canvas.getByRole('checkbox', { name: 'I sign with my typed name' });
    tick.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Enter your name/)).toBeVisible();
    await userEvent.type(name, 'Dana Whitfield');
    const group = within(canvas.getByRole('group', { name: 'Customer signature' }));
    await expect(group.getByText('Dana Whitfield')).toBeVisible();
    await expect(canvasElement.querySelector('[data-typed]')).not.toBeNull();

    // The drawing is kept.
    await userEvent.click(tick);
    await expect(linesOf(canvas.getByRole('img'))).toBe(1);
  },
});

/** On a phone the pad opens in full screen. Rotating the phone and closing the pad keep the drawing. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Customer signature: empty. Tap to sign' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Customer signature' });
    const pad = within(dialog).getByRole('img');
    await draw(pad, 0.5);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await step('narrows the pad', async () => {
      const before = pad.querySelector('path')?.getAttribute('d');
      dialog.style.maxInlineSize = '200px';
      await expect(pad.getBoundingClientRect().width).toBeLessThan(200);
      await expect(pad.querySelector('path')).toHaveAttribute('d', before);
      dialog.style.maxInlineSize = '';
    });
    await step('the pad fills the screen, and ink anywhere on it fits the signature', async () => {
      const { width, height } = pad.getBoundingClientRect();
      await expect(width * height).toBeGreaterThan(0.7 * innerWidth * innerHeight);
      await draw(pad, 0.05);
      const strokes = fnValue(args.onChange);
      await expect(strokes).toHaveLength(2);
      const heights = strokes.flat().map(({ y }) => y);
      await expect([Math.min(...heights) >= 0, Math.max(...heights) <= 1]).toEqual([true, true]);
      await expect(linesOf(pad)).toBe(2);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
      await expect(fnValue(args.onChange)).toEqual([
        strokes[0]?.map((point) => expect.objectContaining({ t: point.t, y: expect.closeTo(0.5, 2) })),
      ]);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Customer signature: drawn' })).toHaveFocus(),
    );
    await expect(linesOf(opener)).toBe(1);
  },
});

/** A toast, such as that of the saved form, appears below the full-screen pad: every part of the pad can be drawn on. */
export const PhoneUnderToast = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <SignatureExample {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    clearToasts();
    toast({ title: 'Ticket saved', duration: Number.POSITIVE_INFINITY });
    const message = await screen.findByText('Ticket saved', { selector: '[data-tone] *' });
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Customer signature: empty. Tap to sign' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Customer signature' });
    const { left, top } = message.getBoundingClientRect();
    await expect(dialog).toContainElement(document.elementFromPoint(left + 1, top + 1) as HTMLElement);
    clearToasts();
  },
});

/** Held sideways, a phone has the width of a tablet: the pad fills this screen too, below what is signed. */
export const PhoneSideways = meta.story({
  globals: { viewport: { value: 'phoneSideways' } },
  args: { defaultValue: wave, summary: 'TK-10481 · Blue Mesa · Ridgeback 14-2H' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Customer signature: drawn' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Customer signature' }));
    await expect(dialog.getByText('TK-10481 · Blue Mesa · Ridgeback 14-2H')).toBeVisible();
    const pad = dialog.getByRole('img');
    const { width, height } = pad.getBoundingClientRect();
    await expect(width * height).toBeGreaterThan(0.6 * innerWidth * innerHeight);
    await draw(pad, 0.5);
    await expect(fnValue(args.onChange)).toEqual([...wave, expect.any(Array)]);
  },
});

export const PhoneSpanish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'es', theme: 'dark' },
  args: { label: 'Firma del cliente', defaultValue: wave },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Firma del cliente: dibujada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Firma del cliente' }));
    await expect(dialog.getByRole('button', { name: 'Borrar' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Listo' })).toBeVisible();
  },
});

/** A right-to-left page does not mirror a signature. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl', theme: 'dark' },
  args: {
    defaultValue: wave,
    isRequired: true,
    id: 'signature',
    errorMessage: 'Sign with more than a dot, or with your typed name',
  },
  play: async ({ canvas }) => {
    const pad = canvas.getByRole('img');
    await expect(pad).toHaveAccessibleDescription(/more than a dot/);
    await expect(pad).toHaveAttribute('id', 'signature');
    const box = pad.getBoundingClientRect();
    await draw(pad, 0.9);
    const line = pad.querySelector('path')?.getAttribute('d')?.split('M').at(-1) ?? '';
    // The line starts at 20 % of 500 units, counted from the left.
    await waitFor(() => expect(Number.parseFloat(line)).toBeCloseTo(100, -1));
    await expect(box.width / box.height).toBeCloseTo(2.5, 1);
  },
});

/** A signed ticket shows the signature, which can't be changed. */
export const ReadOnly = meta.story({
  args: { value: wave, isReadOnly: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await draw(canvas.getByRole('img'), 0.5);
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultTyped: true, signerName: 'Dana Whitfield' },
});

const signed = fn<(signature: Signature) => void>();

/** Example to copy: a missing entry is reported at its field. The name and the drawing are submitted together. */
export const SignedInAForm = meta.story({
  render: () => <SignTicket onSign={signed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(canvas.getByText('Sign here')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of the customer/ }), 'Dana Ruiz');
    await draw(canvas.getByRole('img', { name: 'Signature of the customer: empty' }), 0.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(signed).toHaveBeenCalledWith(expect.objectContaining({ name: 'Dana Ruiz' }));
  },
});
