import type { Locator } from '@playwright/test';
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

/** Fills in the open ticket form with work in the morning and submits it. Returns the success dialog. */
export async function submitForm(hand: InputMethod, ticket: TicketWords): Promise<Locator> {
  const { page, t } = hand;
  const box = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${t(`ticketForm.${key}`)}`) });
  const combobox = (key: string) => page.getByRole('combobox', { name: t(`ticketForm.${key}`) });
  await hand.type(box('location'), ticket.location);
  await hand.type(box('wellName'), ticket.wellName);
  await hand.type(box('description'), ticket.description);
  await hand.type(box('workStart'), '7:00 am');
  await hand.type(box('workEnd'), '11:00 am');
  if (ticket.technician) await hand.choose(combobox('technician'), ticket.technician);
  await hand.choose(combobox('jobType'), ticket.jobType);
  await hand.type(combobox('customerCompany'), ticket.customer);
  await hand.press(page.getByRole('button', { name: t('ticketForm.create'), exact: true }));
  const createdDialog = page.getByRole('dialog', { name: t('ticketForm.createdDialog.title') });
  await expect(createdDialog).toBeVisible();
  return createdDialog;
}

/** Fills in the open ticket form, submits it and closes the success dialog. */
export async function recordInForm(hand: InputMethod, ticket: TicketWords): Promise<void> {
  const createdDialog = await submitForm(hand, ticket);
  await hand.press(createdDialog.getByRole('button', { name: hand.t('common.close') }).last());
}
