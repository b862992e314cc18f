import { userEvent, within } from 'storybook/test';
import { type Canvas, page, pick } from './people.ts';

/** The address of the list. */
export const LIST = '/dashboard/technicians';

/** Opens the dialog. */
export async function open(canvas: Canvas, button = 'Invite Technician', title = 'Add technician') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog', { name: title }));
}

/** A field of the dialog. */
export const field = (dialog: Canvas, name: RegExp) => dialog.getByRole('textbox', { name });

/** Presses Invite. */
export const submit = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Invite' }));

/** Chooses how the new person joins. */
export const mode = (dialog: Canvas, name: string) => userEvent.click(dialog.getByRole('radio', { name }));

/** Fills in what every way of joining needs. */
export async function fillIn(dialog: Canvas) {
  await userEvent.type(field(dialog, /Full Name/), 'Priya Nair');
  await pick(dialog, /Technician Level/, 'Pump service');
  await pick(dialog, /Technician Role/, 'Lead hand');
}
