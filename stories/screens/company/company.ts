import { userEvent, within } from 'storybook/test';
import { companyHandlers } from '../../mocks/company.ts';
import { companyDataHandlers } from '../../mocks/companyData.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { paymentHandlers } from '../../mocks/payments.ts';
import { type Canvas, page } from '../technicians/people.ts';

export const COMPANY = '/dashboard/company';

/** Handlers of all requests of the settings. */
export const settingsHandlers = () => [
  ...companyHandlers.ready(),
  ...companyDataHandlers.ready(),
  ...levelHandlers.ready(),
  ...paymentHandlers.ready(),
];

/** Waits for the form of a tab and returns the queries of its panel. */
export async function panelOf(canvas: Canvas, tab: string) {
  return within(await canvas.findByRole('tabpanel', { name: tab }));
}

/** Presses the save button of the visible section. */
export const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));

export const dialogNamed = async (name: string) => within(await page().findByRole('dialog', { name }));
