import type { InputMethod } from './hands.ts';
import { expect } from './product.ts';

/** Values that a journey enters into the ticket form. */
export interface TicketWords {
  location: string;
  wellName: string;
  description: string;
  /** Default: the signed-in user. */
  technician?: string;
  jobType: string;
  customer: string;
}

/** Fills in the open ticket form with work in the morning, submits it and closes the success dialog. */
export async function recordInForm(hand: InputMethod, ticket: TicketWords): Promise<void> {
  const { page } = hand;
  const box = (name: RegExp) => page.getByRole('textbox', { name });
  await hand.type(box(/^Location/), ticket.location);
  await hand.type(box(/^Well name/), ticket.wellName);
  await hand.type(box(/^Description/), ticket.description);
  await hand.type(box(/^Work start/), '7:00 am');
  await hand.type(box(/^Work end/), '11:00 am');
  if (ticket.technician)
    await hand.choose(page.getByRole('combobox', { name: 'Technician' }), ticket.technician);
  await hand.choose(page.getByRole('combobox', { name: 'Job type' }), ticket.jobType);
  await hand.type(page.getByRole('combobox', { name: 'Customer company' }), ticket.customer);
  await hand.press(page.getByRole('button', { name: 'Create Job Ticket', exact: true }));
  const createdDialog = page.getByRole('dialog', { name: 'Job Ticket Created' });
  await expect(createdDialog).toBeVisible();
  await hand.press(createdDialog.getByRole('button', { name: 'Close' }).last());
}
