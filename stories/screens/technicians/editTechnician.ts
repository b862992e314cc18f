import { http } from 'msw';
import { userEvent } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { type StoryContext, startAfresh } from '../admin.tsx';
import type { Canvas } from './people.ts';

/** The id of the person of these stories. */
export const luis = people[0]?.id ?? '';

/** The id of somebody who has not accepted the invitation. */
export const invitedPerson = people.find(({ status }) => status === 'PENDING')?.id ?? '';

/** The address of the page of the first. */
export const EDIT = `/dashboard/technicians/edit/${luis}`;

/** What the page sent last. */
export const sent: { body: unknown } = { body: undefined };

/** The field of the name, once it is there. */
export const name = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Technician name' });

/** Presses a button. */
export const press = (canvas: Canvas, label: string) =>
  userEvent.click(canvas.getByRole('button', { name: label }));

/** Writes another text into a field. */
export async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Starts a story as somebody signed in, and keeps what the page sends. */
export function startEditing({ msw }: StoryContext): () => void {
  sent.body = undefined;
  msw.use(
    ...ticketHandlers.ready(),
    ...authHandlers.signedIn(),
    http.put(api('users/technician/:id'), async ({ request }) => {
      sent.body = await request.clone().json();
    }),
    ...technicianHandlers.ready(),
    ...levelHandlers.ready(),
  );
  return startAfresh(signedIn);
}
