import { http } from 'msw';
import { userEvent } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { type StoryContext, startClean } from '../admin.tsx';
import type { Canvas } from './people.ts';

/** Id of the technician of these stories. */
export const luis = people[0]?.id ?? '';

/** Id of a technician who has not accepted the invitation. */
export const invitedPerson = people.find(({ status }) => status === 'PENDING')?.id ?? '';

export const EDIT = `/dashboard/technicians/edit/${luis}`;

/** Body of the last update request. */
export const sent: { body: unknown } = { body: undefined };

export const name = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Technician name' });

export const press = (canvas: Canvas, label: string) =>
  userEvent.click(canvas.getByRole('button', { name: label }));

export async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Starts a story with a signed-in user, and stores the body of the update request. */
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
  return startClean(signedIn);
}
