import { expect, userEvent, within } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { approvedTickets } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { signedIn } from '../../mocks/session.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { type StoryContext, startAfresh } from '../admin.tsx';
import { type Canvas, page } from '../technicians/people.ts';

export const LIST = '/dashboard/invoices';
export const CREATE = '/dashboard/invoice/create';

/** Returns the address of an invoice. */
export const pageOfInvoice = ({ id }: { id: string }) => `/dashboard/invoice/${id}`;

/** Starts a story with a signed-in user, 24 invoices and twelve approved tickets. */
export function start({ msw }: StoryContext): () => void {
  msw.use(
    ...authHandlers.signedIn(),
    ...invoiceHandlers.ready(),
    ...customerHandlers.ready(),
    ...ticketHandlers.ready({ tickets: approvedTickets }),
  );
  return startAfresh(signedIn);
}

/** Returns the queries of the card with the invoice's status. */
export const stateCard = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'State of the invoice' }));

/** Returns the queries of the document of an invoice or draft. */
export const paper = async (canvas: Canvas) => within(await canvas.findByRole('article'));

/** Opens the "More actions" menu and returns it. */
export async function openMore(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  return page().findByRole('menu');
}

/** Presses a button of the status card and returns the dialog that opens. */
export async function openDialog(canvas: Canvas, button: string, title: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog', { name: title }));
}

export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Expects the element inside the window, covered neither by the top bar nor by the buttons at the bottom. */
export async function expectInSight(element: HTMLElement) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (const y of [top + 4, bottom - 4]) {
    await expect(element.contains(document.elementFromPoint((left + right) / 2, y))).toBe(true);
  }
}
