import { userEvent, type within } from 'storybook/test';
import { linkToken } from '../../mocks/accounts.ts';
import { pasteInto } from '../../pasteInto.ts';

export const link = `/reset-password?token=${linkToken}`;

export type Canvas = ReturnType<typeof within>;

/** Waits for the form and returns its controls. */
export const fields = async (canvas: Canvas) => ({
  password: await canvas.findByLabelText('New Password'),
  confirm: canvas.getByLabelText('Confirm New Password'),
  submit: canvas.getByRole('button', { name: 'Apply' }),
});

export async function apply(canvas: Canvas, password = 'mast over the basin', confirmation = password) {
  const form = await fields(canvas);
  await pasteInto(form.password, password);
  await pasteInto(form.confirm, confirmation);
  await userEvent.keyboard('{Enter}');
  return form;
}
