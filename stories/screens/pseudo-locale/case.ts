import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { PSEUDO } from '../../../.storybook/pseudoLocale.ts';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { viewports } from '../../../scripts/visual/modes.mjs';
import { signedIn } from '../../mocks/session.ts';
import { layoutFaults } from './layoutFaults.ts';

type Canvas = ReturnType<typeof within>;

/** A screen in one of its states. */
export interface Case {
  location: string;
  isSignedIn?: boolean;
  handlers?: () => HttpHandler[];
  /** Brings the screen into the state that is looked at. */
  act?: (canvas: Canvas, canvasElement: HTMLElement) => Promise<unknown>;
  /** Finds what only this state shows, at each width anew. */
  shows: (canvas: Canvas, canvasElement: HTMLElement) => Promise<unknown>;
}

interface Around {
  canvas: Canvas;
  canvasElement: HTMLElement;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

type Width = 'narrow' | 'tablet' | 'laptop';

/** Resizes the window of a test; in Storybook, the toolbar has the sizes. */
async function resizeTo(name: Width) {
  if (!('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  await page.viewport(viewports[name].width, viewports[name].height);
}

/**
 * A story of a screen in the pseudo-locale. Its test fails when something does not fit at one of the widths. What axe checks
 * does not depend on the length of texts: the same states in English go through it.
 */
export const fits = (
  { location, isSignedIn, handlers, act, shows }: Case,
  widths: readonly [Width, ...Width[]] = ['laptop', 'tablet', 'narrow'],
) => ({
  args: { location },
  // The toolbar keeps its choice of sizes where a story can begin at the window's own.
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

/** Waits for a heading by its English words. */
export const heading = (english: string) => (canvas: Canvas) =>
  canvas.findByRole('heading', { name: pseudoText(english) });

/** Types into the fields of the form by their names, as autofill does. */
export async function fill(root: HTMLElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error(`The form has no field ${name}`);
    await userEvent.type(field, value);
  }
}
