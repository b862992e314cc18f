import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { PSEUDO } from '../../../.storybook/pseudoLocale.ts';
import { pseudoText } from '../../../apps/admin/vite/pseudo.ts';
import { signedIn } from '../../mocks/session.ts';
import { layoutFaults } from './layoutFaults.ts';

type Canvas = ReturnType<typeof within>;

/** A screen in one of its states. */
export interface Case {
  location: string;
  isSignedIn?: boolean;
  handlers?: () => HttpHandler[];
  /** Brings the screen into the state that is looked at. */
  reach: (canvas: Canvas, canvasElement: HTMLElement) => Promise<unknown>;
}

interface Around {
  canvas: Canvas;
  canvasElement: HTMLElement;
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/**
 * A story of a screen in the pseudo-locale at a width. It fails when something does not fit. What axe checks does not
 * depend on the length of texts: the same states in English go through it.
 */
export const at = (
  viewport: 'narrow' | 'tablet' | 'laptop',
  { location, isSignedIn, handlers, reach }: Case,
) => ({
  args: { location },
  globals: { locale: PSEUDO, viewport: { value: viewport } },
  parameters: { a11y: { test: 'off' as const } },
  beforeEach({ msw }: Pick<Around, 'msw'>) {
    msw.use(...(handlers?.() ?? []));
    if (isSignedIn) signedIn();
  },
  play: async ({ canvas, canvasElement }: Around) => {
    await reach(canvas, canvasElement);
    await document.fonts.ready;
    await waitFor(() => expect(layoutFaults()).toEqual([]));
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
