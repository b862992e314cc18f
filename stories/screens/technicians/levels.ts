import { http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { api } from '../../mocks/replies.ts';
import { signedIn } from '../../mocks/session.ts';
import { type StoryContext, startClean } from '../admin.tsx';
import { type Canvas, page } from './people.ts';

export const LIST = '/dashboard/technicians';

export const EDIT = `${LIST}/edit/${people[0]?.id ?? ''}`;

/** Body of the last request that changed a level. */
export const sent: { body: unknown } = { body: undefined };

export const press = (scope: Canvas, name: string) => userEvent.click(scope.getByRole('button', { name }));

export const levelField = (scope: Canvas) => scope.getByRole('combobox', { name: /Technician Level/ });

export async function openInvite(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite Technician' }));
  return within(await page().findByRole('dialog', { name: 'Add technician' }));
}

/** Opens the dialog of levels from the list. Its button has another name for users who may not set rates. */
export async function open(canvas: Canvas) {
  const name = /^(?:Levels and rates|Manage levels and roles)$/;
  await userEvent.click(await canvas.findByRole('button', { name }));
  return dialogOf();
}

export const dialogOf = async () => within(await page().findByRole('dialog', { name: 'Levels and roles' }));

/** Opens the dialog of levels and waits for its list. */
export async function openWithList(canvas: Canvas) {
  const dialog = await open(canvas);
  await dialog.findByRole('list', { name: 'Levels' });
  return dialog;
}

export async function replaceText(scope: Canvas, label: RegExp, text: string) {
  const field = scope.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** Starts a story with a signed-in user, and stores the body of requests that change levels. */
export function startManaging({ msw }: StoryContext): () => void {
  sent.body = undefined;
  const note = async ({ request }: { request: Request }) => {
    sent.body = await request.clone().json();
  };
  msw.use(
    ...authHandlers.signedIn(),
    ...technicianHandlers.ready(),
    http.post(api('job-type'), note),
    http.put(api('job-type/:id'), note),
    ...levelHandlers.ready(),
  );
  return startClean(signedIn);
}
