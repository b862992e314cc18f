import { expect, userEvent, within } from 'storybook/test';
import { pasteInto } from '../../pasteInto.ts';

export const ACCOUNT = '/dashboard/account';

export type Canvas = ReturnType<typeof within>;

/** Queries of the complete document, including overlays. */
export const page = () => within(document.body);

/** Waits for a section of the page and returns its queries. */
export const section = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }));

export const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Types the password into the dialog that requires it, and confirms. */
export async function confirmWithPassword(password: string, confirm: string) {
  const dialog = within(await page().findByRole('dialog'));
  await pasteInto(dialog.getByLabelText('Current password'), password);
  await press(dialog, confirm);
}

/** Waits for a toast. Its text also appears in the live region. */
export async function expectToast(text: string) {
  const [first] = await page().findAllByText(text);
  await expect(first).toBeInTheDocument();
}
