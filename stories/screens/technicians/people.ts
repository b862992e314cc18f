import { expect, userEvent, waitFor, within } from 'storybook/test';
import es from '../../../apps/admin/src/core/messages/es.json' with { type: 'json' };

export type Canvas = ReturnType<typeof within>;

/** Queries of the complete document, including overlays. */
export const page = () => within(document.body);

export const rowOf = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) });

export async function openRowMenu(canvas: Canvas, name: string) {
  const row = await rowOf(canvas, name);
  await userEvent.click(within(row).getByRole('button', { name: `Actions for ${name}` }));
  return page().findByRole('menu');
}

export async function choose(canvas: Canvas, name: string, entry: string) {
  const menu = await openRowMenu(canvas, name);
  await userEvent.click(within(menu).getByRole('menuitem', { name: entry }));
}

export const entriesOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

export async function expectToast(title: string, description?: string) {
  await expect((await page().findAllByText(title))[0]).toBeVisible();
  if (description) await waitFor(() => expect(page().getByText(description)).toBeVisible());
}

export async function pick(scope: Canvas, label: RegExp, option: string) {
  const field = scope.getByRole('combobox', { name: label });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.click(field);
  await userEvent.click(await scope.findByRole('option', { name: option }));
  await waitFor(() => expect(field).toHaveValue(option));
}

/** Returns a Spanish message of the catalog with its placeholders filled in. */
export const inSpanish = (key: keyof typeof es, values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), es[key]);
