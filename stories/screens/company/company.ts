import { userEvent, within } from 'storybook/test';
import { companyHandlers } from '../../mocks/company.ts';
import { companyDataHandlers } from '../../mocks/companyData.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { type Canvas, page } from '../technicians/people.ts';

export const COMPANY = '/dashboard/company';

/** Everything that the settings call. */
export const settingsHandlers = () => [
  ...companyHandlers.ready(),
  ...companyDataHandlers.ready(),
  ...levelHandlers.ready(),
];

/** Resolves to the chosen tab's panel once its form is there. */
export async function panelOf(canvas: Canvas, tab: string) {
  return within(await canvas.findByRole('tabpanel', { name: tab }));
}

/** Presses the button that saves the section that is shown. */
export const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));

/** A dialog of the page. */
export const dialogNamed = async (name: string) => within(await page().findByRole('dialog', { name }));
