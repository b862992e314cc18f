import type { within } from 'storybook/test';
import { account } from '../../mocks/auth.ts';
import { pasteInto } from '../../pasteInto.ts';

export type Canvas = ReturnType<typeof within>;

/** Waits for the form and returns its controls. */
export const fields = async (canvas: Canvas) => ({
  email: await canvas.findByRole('textbox', { name: 'Email' }),
  password: canvas.getByLabelText('Password'),
  submit: canvas.getByRole('button', { name: 'Sign In' }),
});

export async function fillIn(canvas: Canvas, { email, password } = account) {
  const form = await fields(canvas);
  await pasteInto(form.email, email);
  await pasteInto(form.password, password);
  return form;
}
