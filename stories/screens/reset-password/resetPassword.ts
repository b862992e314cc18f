import { userEvent, type within } from 'storybook/test';
import { linkToken } from '../../mocks/accounts.ts';

/** The address of the link. */
export const link = `/reset-password?token=${linkToken}`;

export type Canvas = ReturnType<typeof within>;

/** The controls of the form, once it is there. */
export const fields = async (canvas: Canvas) => ({
  password: await canvas.findByLabelText('New Password'),
  confirm: canvas.getByLabelText('Confirm New Password'),
  submit: canvas.getByRole('button', { name: 'Apply' }),
});

/** Types the password twice and submits. */
export async function apply(canvas: Canvas, password = 'mast over the basin', again = password) {
  const form = await fields(canvas);
  await userEvent.type(form.password, password);
  await userEvent.type(form.confirm, `${again}{Enter}`);
  return form;
}
