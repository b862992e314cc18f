import type { HttpHandler } from 'msw';
import { expect, waitFor, type within } from 'storybook/test';
import { PSEUDO } from '../../../.storybook/pseudoLocale.ts';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { viewports } from '../../../scripts/visual/modes.mjs';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { layoutFaults } from './layoutFaults.ts';

type Canvas = ReturnType<typeof within>;

/** A screen in one of its states. */
export interface Case {
  location: string;
  isSignedIn?: boolean;
  handlers?: () => HttpHandler[];
  /** Brings the screen into the tested state. */
  act?: (canvas: Canvas, canvasElement: HTMLElement) => Promise<unknown>;
  /** Waits for an element that only this state shows. Runs again at each width. */
  shows: (canvas: Canvas, canvasElement: HTMLElement) => Promise<unknown>;
}

interface Around {
  canvas: Canvas;
  canvasElement: HTMLElement;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

type Width = 'narrow' | 'tablet' | 'laptop';

/** Resizes the window of a test. In Storybook the toolbar sets the size. */
async function resizeTo(name: Width) {
  if (!('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  await page.viewport(viewports[name].width, viewports[name].height);
}

/**
 * Builds a story of a screen in the pseudo-locale. Its test fails when something does not fit at one of the widths. axe
 * is off, because its checks do not depend on the length of texts and run for the same states in English.
 */
export const fits = (
  { location, isSignedIn, handlers, act, shows }: Case,
  widths: readonly [Width, ...Width[]] = ['laptop', 'tablet', 'narrow'],
) => ({
  args: { location },
  // A story without a viewport of its own can be resized with the toolbar.
  globals: { locale: PSEUDO, ...(widths[0] !== 'laptop' && { viewport: { value: widths[0] } }) },
  parameters: { a11y: { test: 'off' as const } },
  beforeEach({ msw }: Pick<Around, 'msw'>) {
    msw.use(...(handlers?.() ?? []));
    if (isSignedIn) signedIn();
  },
  play: async ({ canvas, canvasElement }: Around) => {
    await resizeTo(widths[0]);
    await act?.(canvas, canvasElement);
    await document.fonts.ready;
    for (const width of widths) {
      await resizeTo(width);
      await shows(canvas, canvasElement);
      await waitFor(() => expect(layoutFaults(), width).toEqual([]));
    }
  },
});

/** Waits for a heading, given by its English text. */
export const heading = (english: string) => (canvas: Canvas) =>
  canvas.findByRole('heading', { name: pseudoText(english) });

/** Pastes into the fields of the form by their `name` attribute. */
export async function fill(root: HTMLElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error(`The form has no field ${name}`);
    await pasteInto(field, value);
  }
}
