import { userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { type StoryContext, startAfresh } from '../admin.tsx';

/** The address of the list of tickets. */
export const LIST = '/dashboard/job-tickets';

/** What a play function is given of the page. */
export type Canvas = ReturnType<typeof within>;

/** Starts a story as somebody signed in, with tickets of its own. */
export function startSignedIn({ msw }: StoryContext): () => void {
  msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
  return startAfresh(signedIn);
}

/** Everything, with the overlays beside the page. */
export const page = () => within(document.body);

/** The number of the n-th ticket, newest first. */
export const ticketOf = (n: number) => `#TK-${10_482 - n}`;

/** The row of a ticket. */
export const rowOf = async (canvas: Canvas, number: string) =>
  canvas.findByRole('row', { name: new RegExp(number) });

/** Waits for the first page of the list. */
export const ready = async (canvas: Canvas) => rowOf(canvas, ticketOf(0));

/** Opens the menu of a row. */
export async function openRowMenu(canvas: Canvas, number: string) {
  const row = await rowOf(canvas, number);
  await userEvent.click(within(row).getByRole('button', { name: `Actions for ticket ${number}` }));
  return page().findByRole('menu');
}
