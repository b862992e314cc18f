import { expect, userEvent, within } from 'storybook/test';

/** The address of the page. */
export const ACCOUNT = '/dashboard/account';

export type Canvas = ReturnType<typeof within>;

/** What stands over the page as well. */
export const page = () => within(document.body);

/** A part of the page, once it is there. */
export const section = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

/** Presses a button. */
export const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Types the password into the dialog that asks for it, and confirms. */
export async function givePassword(password: string, confirm: string) {
  const dialog = within(await page().findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Current password'), password);
  await press(dialog, confirm);
}

/** Waits for a toast, which is announced as well. */
export async function seesToast(text: string) {
  const [first] = await page().findAllByText(text);
  await expect(first).toBeInTheDocument();
}
