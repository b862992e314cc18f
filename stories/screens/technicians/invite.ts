import { userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { pasteInto } from '../../pasteInto.ts';
import { type StoryContext, startClean } from '../admin.tsx';
import { type Canvas, page, pick } from './people.ts';

export const LIST = '/dashboard/technicians';

export async function open(canvas: Canvas, button = 'Invite Technician', title = 'Add technician') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog', { name: title }));
}

export const field = (dialog: Canvas, name: RegExp) => dialog.getByRole('textbox', { name });

export const submit = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Invite' }));

/** Chooses how the new technician joins. */
export const mode = (dialog: Canvas, name: string) => userEvent.click(dialog.getByRole('radio', { name }));

/** Fills in the field that every mode requires. */
export async function fillIn(dialog: Canvas) {
  await pasteInto(field(dialog, /Full Name/), 'Priya Nair');
  await pick(dialog, /Technician Level/, 'Pump service');
  await pick(dialog, /Technician Role/, 'Lead hand');
}

/** Starts a story with a signed-in user and new sets of technicians and levels. */
export function startInviting({ msw }: StoryContext): () => void {
  msw.use(...authHandlers.signedIn(), ...technicianHandlers.ready(), ...levelHandlers.ready());
  return startClean(signedIn);
}
