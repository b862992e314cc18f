import type { http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { pasteInto } from '../../pasteInto.ts';

export type Canvas = ReturnType<typeof within>;

/** The part of a story's context that adds handlers. */
export type Msw = { use: (...handlers: ReturnType<typeof http.get>[]) => void };

/** Types into the page, then sends a request that finds the session has ended. */
export async function typeUntilSessionEnds(canvas: Canvas, msw: Msw) {
  await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  const search = canvas.getByRole('searchbox');
  await pasteInto(search, 'pump at the old well');
  msw.use(
    ...authHandlers.meUnauthorized(),
    ...ticketHandlers.unauthorized(),
    ...authHandlers.refresh('refused'),
  );
  await userEvent.keyboard('{Enter}');
  return search;
}

export const findDialog = async (name = 'Sign in again') =>
  within(await screen.findByRole('dialog', { name }));

/** Makes the server accept the user again. */
export const acceptSession = (msw: Msw) => msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
