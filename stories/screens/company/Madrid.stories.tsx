/**
 * A company in Madrid, in Spanish: its screens show no dollar, no English month, no a.m. or p.m., and the date in Madrid.
 * The stories check all texts of the page and all values of its fields.
 */
import type { within } from 'storybook/test';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { authHandlers, users } from '../../mocks/auth.ts';
import { companyHandlers } from '../../mocks/company.ts';
import { madridLocale } from '../../mocks/companyFixtures.ts';
import { customerHandlers } from '../../mocks/customers.ts';
import { fileHandlers } from '../../mocks/files.ts';
import { invoices } from '../../mocks/invoiceFixtures.ts';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { ownAccountHandlers } from '../../mocks/ownAccount.ts';
import { priceItemHandlers } from '../../mocks/priceItems.ts';
import { signedIn } from '../../mocks/session.ts';
import { tickets } from '../../mocks/ticketFixtures.ts';
import { editable, ticketFormHandlers } from '../../mocks/ticketForm.ts';
import { ticketHandlers } from '../../mocks/tickets.ts';
import { adminAt, spanish, startClean } from '../admin.tsx';
import { page, rowOf } from '../technicians/people.ts';

type Canvas = ReturnType<typeof within>;

const { version: _version, isCurrencyFixed: _fixed, language: _language, ...formats } = madridLocale;
const owner = {
  ...users.SUPER_ADMIN,
  company: { ...users.SUPER_ADMIN.company, name: 'Perforaciones Ebro', ...formats },
};

/** Created on the 20th in UTC, which is half an hour after midnight of the 21st in Madrid. */
const lateTickets = tickets
  .slice(0, 5)
  .map((ticket) => ({ ...ticket, createdAt: '2026-11-20T23:30:00.000Z' }));
const euros = invoices.map((invoice) => ({ ...invoice, currency: 'EUR' }));

const meta = preview.meta({
  ...adminAt('/dashboard/overview'),
  title: 'Screens/Company/Madrid',
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(
      ...authHandlers.signedIn(owner),
      ...companyHandlers.ready({ locale: madridLocale }),
      ...overviewHandlers.ready(),
      ...ticketFormHandlers.ready(),
      ...fileHandlers.ready(),
      ...ticketHandlers.ready({ tickets: lateTickets }),
      ...invoiceHandlers.ready(euros),
      ...customerHandlers.ready(),
      ...priceItemHandlers.ready(),
      ...levelHandlers.ready(),
      ...ownAccountHandlers.ready(),
    );
    return startClean(signedIn);
  },
});

/** Patterns that must not appear on a page of this company. */
const foreign = [
  /\$/,
  /\bUSD\b/,
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d/,
  /\d\s?[ap]\.?\s?m\b/i,
  /\bnov 20\b|\b20 nov 2026, (?:23|0?5)/,
];

/** Returns all texts of the page and the values of its fields. */
function textOfPage(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would join the words of neighbours, and add hidden ones.
  return [document.body.innerText, ...fields].join('\n');
}

/** Builds a story that checks the texts of a page after `ready` has resolved. */
const checksTexts = (location: string, ready: (canvas: Canvas) => Promise<unknown>, expected: RegExp) => ({
  args: { location },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await ready(canvas);
    const text = textOfPage();
    await expect(text).toMatch(expected);
    for (const pattern of foreign) await expect(text).not.toMatch(pattern);
  },
});

export const Overview = meta.story(
  checksTexts('/dashboard/overview', (canvas) => canvas.findAllByText(/€/), /€[\d,]+/),
);

/** The date of a ticket is the date in Madrid. */
export const JobTickets = meta.story(
  checksTexts('/dashboard/job-tickets', (canvas) => canvas.findAllByRole('rowheader'), /21 nov 2026/),
);

export const Ticket = meta.story(
  checksTexts(
    `/dashboard/job-ticket/${editable.id}`,
    (canvas) => canvas.findByRole('textbox', { name: /^Ubicación/ }),
    /22:00/,
  ),
);

export const Invoices = meta.story(
  checksTexts('/dashboard/invoices', (canvas) => canvas.findAllByRole('rowheader'), /€[\d,]+\.\d\d/),
);

export const PriceBook = meta.story(
  checksTexts('/dashboard/price-book', (canvas) => canvas.findAllByRole('rowheader'), /€[\d,]+\.\d\d/),
);

/** Distances are in kilometers, in the list and in the dialog that adds an item. */
export const Distances = meta.story({
  args: { location: '/dashboard/price-book' },
  beforeEach({ msw }) {
    msw.use(...priceItemHandlers.kilometres());
  },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Kilometraje')).toHaveTextContent('Kilómetro');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar artículo' }));
    const units = await page().findByRole('combobox', { name: 'Unidad' });
    await userEvent.selectOptions(units, 'Kilómetro');
    await expect(units).toHaveValue('km');
    await expect(textOfPage()).not.toMatch(/Milla/);
  },
});

export const Account = meta.story(
  checksTexts('/dashboard/account', (canvas) => canvas.findAllByRole('region'), /Perforaciones Ebro/),
);

export const Rates = meta.story(
  checksTexts('/dashboard/company/rates', (canvas) => canvas.findAllByText(/Un ticket del/), /€95\.00\/h/),
);

/** Weeks begin on Monday in every calendar. */
export const Calendar = meta.story({
  args: { location: '/dashboard/company/rates' },
  play: async ({ canvas }) => {
    const [open] = await canvas.findAllByRole('button', { name: /[Cc]alendario/ });
    await userEvent.click(open ?? document.body);
    const grid = await page().findByRole('grid');
    const [first] = [...grid.querySelectorAll('th')].map(({ textContent }) => textContent);
    await expect(first?.toLowerCase()).toMatch(/^l/);
  },
});
