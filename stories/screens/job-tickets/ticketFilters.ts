import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tickets } from '../../mocks/tickets.ts';
import { type Canvas, page } from './ticketList.ts';

const ticketsOf = (name: string) => tickets.filter(({ technician }) => technician?.fullname === name);

export const idOf = (name: string) => ticketsOf(name)[0]?.technician?.id ?? '';

/** Number of Dana Whitfield's tickets. */
export const ofDana = ticketsOf('Dana Whitfield').length;

/** Opens the filters and waits for the options. */
export async function openFilters(canvas: Canvas, name: string | RegExp = /^Filters/) {
  await canvas.findByText('#TK-10482');
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = within(await page().findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(dialog.queryAllByText('Loading…')).toHaveLength(0));
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openFilters>>;

/** Returns the date in a field, without the characters that set the direction of its parts. */
export const dateIn = (dialog: Dialog, name: string) =>
  within(dialog.getByRole('group', { name }))
    .getAllByText(/./, { selector: '[data-type]' })
    .map((part) => part.textContent)
    .join('')
    .replaceAll(/\p{Cf}/gu, '');

/** Types the digits of a date into a field. The field moves from part to part by itself. */
export async function typeDate(dialog: Dialog, name: string, digits: string) {
  await userEvent.click(dialog.getByText(name));
  await userEvent.keyboard(digits);
}
