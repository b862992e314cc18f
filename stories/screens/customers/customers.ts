import { within } from 'storybook/test';
import { wholeCustomers } from '../../mocks/customerFixtures.ts';
import type { Canvas } from '../technicians/people.ts';

export const LIST = '/dashboard/customers';

/** The form of a new customer. */
export const NEW = '/dashboard/customer';

const [first, second] = wholeCustomers;

/** The name of a customer with everything, and of one with little. */
export const FIRST = first?.name ?? '';
export const SECOND = second?.name ?? '';

/** The page of the first customer. */
export const RECORD = `${NEW}/${first?.id ?? ''}`;

/** Waits for the form, and gives the field of the name. */
export const formReady = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Customer name/ });

/** The fields of one contact, counted from one. */
export const contactAt = (canvas: Canvas, number: number) =>
  within(canvas.getByRole('group', { name: `Contact ${number}` }));
