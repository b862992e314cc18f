import { within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { signedIn } from '../../mocks/session.ts';
import { readable, ticketPageHandlers } from '../../mocks/ticketReview.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { type StoryContext, startClean } from '../admin.tsx';

export type Canvas = ReturnType<typeof within>;

export const LIST = '/dashboard/job-tickets';

export const PAGE = `${LIST}/${readable.id}`;

export const REVIEW = `${LIST}/review`;

/** Queries of the complete document, including dialogs and toasts. */
export const page = () => within(document.body);

export const titleOf = async (canvas: Canvas, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

/** Starts a story with a signed-in user, the tickets and the page of one of them. */
export function startTicketPage({ msw }: StoryContext): () => void {
  msw.use(...authHandlers.signedIn(), ...ticketHandlers.ready());
  msw.use(...ticketPageHandlers.ready());
  return startClean(signedIn);
}
