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

/** The page of an invoice. */
export const pageOfInvoice = ({ id }: { id: string }) => `/dashboard/invoice/${id}`;

/** Starts a story with somebody signed in, 24 invoices, and twelve approved tickets. */
export function start({ msw }: StoryContext): () => void {
  msw.use(
    ...authHandlers.signedIn(),
    ...invoiceHandlers.ready(),
    ...customerHandlers.ready(),
    ...ticketHandlers.ready({ tickets: approvedTickets }),
  );
  return startAfresh(signedIn);
}

/** What stands in the card with the state of an invoice. */
export const stateCard = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'State of the invoice' }));

/** The paper of an invoice, or of a draft. */
export const paper = async (canvas: Canvas) => within(await canvas.findByRole('article'));

/** The entries of the menu with further actions. */
export async function openMore(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  return page().findByRole('menu');
}

/** Presses a button of the card with the state, and gives the dialog that opens. */
export async function openDialog(canvas: Canvas, button: string, title: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog', { name: title }));
}

/** Nothing is wider than the window. */
export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Nobody has to scroll for it: neither the bar at the top nor the buttons at the bottom cover it. */
export async function expectInSight(element: HTMLElement) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  for (const y of [top + 4, bottom - 4]) {
    await expect(element.contains(document.elementFromPoint((left + right) / 2, y))).toBe(true);
  }
}
