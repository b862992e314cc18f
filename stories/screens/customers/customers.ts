import { within } from 'storybook/test';
import { wholeCustomers } from '../../mocks/customerFixtures.ts';
import type { Canvas } from '../technicians/people.ts';

export const LIST = '/dashboard/customers';

/** Address of the form for a new customer. */
export const NEW = '/dashboard/customer';

const [first, second] = wholeCustomers;

/** Name of a customer with all fields. */
export const FIRST = first?.name ?? '';
export const SECOND = second?.name ?? '';

/** Address of the first customer. */
export const RECORD = `${NEW}/${first?.id ?? ''}`;

/** Waits for the form and returns the field of the name. */
export const formReady = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Customer name/ });

/** Returns the fields of a contact. The first contact has the number 1. */
export const contactAt = (canvas: Canvas, number: number) =>
  within(canvas.getByRole('group', { name: `Contact ${number}` }));
