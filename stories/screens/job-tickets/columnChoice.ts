import { userEvent, within } from 'storybook/test';
import { users } from '../../mocks/auth.ts';
import { type Canvas, page, startSignedIn } from './ticketList.ts';

/** Where the choice of columns is kept. */
export const KEY = `derrick.ticketColumns.${users.SUPER_ADMIN.id}`;

/** Keeps a choice, as an earlier visit did. */
export const keep = (choice: unknown) =>
  localStorage.setItem(KEY, typeof choice === 'string' ? choice : JSON.stringify(choice));

/** The choice that is kept. */
export const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** The headers of the list as it comes. */
export const plain = 'Ticket ID, Created Date, Company, Technician, Status, Time Logged';

/** The headers of the list; while a popover is open, the page behind it is hidden from roles. */
export const headers = () =>
  [...document.querySelectorAll('[role="grid"] thead th')]
    .map((cell) => cell.textContent)
    .filter((text) => text && text !== 'Actions' && text !== 'Acciones')
    .join(', ');

/** The width of a column, px. */
export const widthOf = (name: string) =>
  [...document.querySelectorAll('[role="grid"] thead th')]
    .find((cell) => cell.textContent === name)
    ?.getBoundingClientRect().width ?? 0;

/** The height of a row, px. */
export const heightOfRow = () =>
  document.querySelector('[role="grid"] tbody tr')?.getBoundingClientRect().height;

/** Opens the choice of columns. */
export async function openColumns(canvas: Canvas, name = 'Columns') {
  await canvas.findByText('#TK-10482');
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await page().findByRole('dialog', { name }));
}

/** Starts a story as somebody signed in who has chosen no columns yet. */
export function startWithoutChoice(context: Parameters<typeof startSignedIn>[0]): () => void {
  const forget = () => localStorage.removeItem(KEY);
  forget();
  const end = startSignedIn(context);
  return () => {
    end();
    forget();
  };
}

/** Another order and other widths, a column hidden, compact rows. */
export const arranged = {
  version: 1,
  order: ['jobcode', 'status', 'company', 'workHours', 'technician', 'createdAt'],
  hidden: ['createdAt'],
  widths: { company: 'wide', workHours: 'narrow' },
  density: 'compact',
};
