import { expect, userEvent, waitFor, within } from 'storybook/test';
import { users } from '../../mocks/auth.ts';
import { type Canvas, page, startSignedIn } from './ticketList.ts';

/** Storage key of the column choice. */
export const KEY = `derrick.ticketColumns.${users.SUPER_ADMIN.id}`;

/** Stores a choice, as an earlier visit would have. */
export const storeChoice = (choice: unknown) =>
  localStorage.setItem(KEY, typeof choice === 'string' ? choice : JSON.stringify(choice));

export const storedChoice = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** Default headers of the list. */
export const defaultHeaders = 'Ticket ID, Created Date, Company, Technician, Status, Time Logged';

/** Returns the headers of the list. Queries by role do not find them while a popover hides the page. */
export const headers = () =>
  [...document.querySelectorAll('[role="grid"] thead th')]
    .map((cell) => cell.textContent)
    .filter((text) => text && text !== 'Actions' && text !== 'Acciones')
    .join(', ');

/** Returns the width of a column in px. */
export const widthOf = (name: string) =>
  [...document.querySelectorAll('[role="grid"] thead th')]
    .find((cell) => cell.textContent === name)
    ?.getBoundingClientRect().width ?? 0;

/** Returns the height of a row in px. */
export const heightOfRow = () =>
  document.querySelector('[role="grid"] tbody tr')?.getBoundingClientRect().height;

export async function openColumns(canvas: Canvas, name = 'Columns') {
  await canvas.findByText('#TK-10482');
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await page().findByRole('dialog', { name }));
}

/** Chooses an item of a column's menu in the chooser. */
export async function chooseInMenu(
  dialog: ReturnType<typeof within>,
  column: string,
  item: string | RegExp,
): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: `Options for ${column}` }));
  const menu = within(await page().findByRole('menu'));
  await userEvent.click(menu.getByRole('menuitemradio', { name: item }));
  await waitFor(() => expect(page().queryByRole('menu')).toBeNull());
}

/** Starts a story with a signed-in user who has not chosen columns yet. */
export function startWithoutChoice(context: Parameters<typeof startSignedIn>[0]): () => void {
  const forget = () => localStorage.removeItem(KEY);
  forget();
  const end = startSignedIn(context);
  return () => {
    end();
    forget();
  };
}

/** A choice with another order, other widths, a hidden column and compact rows. */
export const customChoice = {
  version: 1,
  order: ['jobcode', 'status', 'company', 'workHours', 'technician', 'createdAt'],
  hidden: ['createdAt'],
  widths: { company: 'wide', workHours: 'narrow' },
  density: 'compact',
};
