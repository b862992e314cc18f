import type { http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';

export type Canvas = ReturnType<typeof within>;

/** What a story takes handlers with. */
export type Msw = { use: (...handlers: ReturnType<typeof http.get>[]) => void };

/** Types into the page, then lets a call find out that the session is over. */
export async function typeUntilTheEnd(canvas: Canvas, msw: Msw) {
  await expect(await canvas.findByText('#TK-10482')).toBeVisible();
  const search = canvas.getByRole('searchbox');
  await userEvent.type(search, 'pump at the old well');
  msw.use(
    ...authHandlers.meUnauthorized(),
    ...ticketHandlers.unauthorized(),
    ...authHandlers.refresh('refused'),
  );
  await userEvent.keyboard('{Enter}');
  return search;
}

/** The dialog, once it is there. */
export const findDialog = async (name = 'Sign in again') =>
  within(await screen.findByRole('dialog', { name }));

/** The server takes the person back. */
export const allIsWell = (msw: Msw) => msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
