import { userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { type StoryContext, startAfresh } from '../admin.tsx';

export const LIST = '/dashboard/job-tickets';

export type Canvas = ReturnType<typeof within>;

/** Starts a story with a signed-in user and a new set of tickets. */
export function startSignedIn({ msw }: StoryContext): () => void {
  msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
  return startAfresh(signedIn);
}

/** Queries of the complete document, including overlays. */
export const page = () => within(document.body);

/** Returns the number of the n-th ticket, newest first. */
export const ticketOf = (n: number) => `#TK-${10_482 - n}`;

export const rowOf = async (canvas: Canvas, number: string) =>
  canvas.findByRole('row', { name: new RegExp(number) });

/** Waits for the first page of the list. */
export const ready = async (canvas: Canvas) => rowOf(canvas, ticketOf(0));

export async function openRowMenu(canvas: Canvas, number: string) {
  const row = await rowOf(canvas, number);
  await userEvent.click(within(row).getByRole('button', { name: `Actions for ticket ${number}` }));
  return page().findByRole('menu');
}
