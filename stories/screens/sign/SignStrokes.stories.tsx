import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminAt } from '../admin.tsx';
import { type Canvas, draw, link, startSigning } from './sign.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Signature/By a link, strokes',
  beforeEach: startSigning,
});

const padOf = (canvas: Canvas, state = 'empty') => canvas.findByRole('img', { name: `Signature: ${state}` });
const inkOf = (pad: HTMLElement) => pad.querySelector('path')?.getAttribute('d') ?? '';

/** Resizing, rotating and scrolling the page keep the drawing at its position on the pad. */
export const ResizedTurnedScrolled = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const pad = await padOf(canvas);
    await draw(pad, 0.4);
    await draw(pad, 0.6);
    const ink = inkOf(pad);
    const { width } = pad.getBoundingClientRect();
    for (const [name, narrower] of Object.entries({ resized: '420px', turned: '320px', back: '' })) {
      await step(name, async () => {
        canvasElement.style.maxInlineSize = narrower;
        fireEvent(window, new Event('resize'));
        fireEvent(window, new Event('orientationchange'));
        const now = await padOf(canvas, 'drawn');
        if (narrower) await expect(now.getBoundingClientRect().width).toBeLessThan(width);
        await expect(inkOf(now)).toBe(ink);
      });
    }
    await step('scrolling out of sight and back keeps the drawing', async () => {
      // Taller than any window, so that the page scrolls.
      canvasElement.style.paddingBlockEnd = '200vh';
      const now = await padOf(canvas, 'drawn');
      for (const [top, isSeen] of [
        [document.documentElement.scrollHeight, false],
        [0, true],
      ] as const) {
        window.scrollTo(0, top);
        await waitFor(() => expect(now.getBoundingClientRect().bottom > 0).toBe(isSeen));
        await expect(inkOf(now)).toBe(ink);
      }
      canvasElement.style.paddingBlockEnd = '';
    });
  },
});

/** A blank pad and a dot are not a signature: the focus moves to the pad, and the drawing is kept. */
export const BlankOrDotProblem = meta.story({
  play: async ({ canvas }) => {
    const pad = await padOf(canvas);
    const sign = canvas.getByRole('button', { name: 'Sign' });
    await userEvent.click(sign);
    await expect(await canvas.findByText(/^Please sign on the pad/)).toBeVisible();
    await waitFor(() => expect(pad).toHaveFocus());
    const { left, top } = pad.getBoundingClientRect();
    const dot = { clientX: left + 40, clientY: top + 40, pointerId: 1, button: 0 };
    await fireEvent.pointerDown(pad, dot);
    await fireEvent.pointerUp(pad, dot);
    await userEvent.click(sign);
    await waitFor(() => expect(pad).toHaveFocus());
    await expect(canvas.getByText(/^Please sign on the pad/)).toBeVisible();
    await draw(pad);
    await userEvent.click(sign);
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you, the ticket is signed' }),
    ).toHaveFocus();
  },
});
