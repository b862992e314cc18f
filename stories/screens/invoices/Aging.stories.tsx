import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { invoiceHandlers } from '../../mocks/invoices.ts';
import { fullInvoices } from '../../mocks/overfullFixtures.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { type Canvas, expectToast } from '../technicians/people.ts';
import { expectNoOverflow, start } from './invoices.ts';

const AGING = '/dashboard/invoices/aging';

const meta = preview.meta({ ...adminAt(AGING), title: 'Screens/Invoices/Aging', beforeEach: start });

const findReport = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'Aging report' }));

/** Each customer has a row, each amount leads to its invoices, and the report can be exported. */
export const Ready = meta.story({
  tags: ['state:ready'],
  args: { location: `${AGING}?asOf=2026-11-20` },
  play: async ({ canvas }) => {
    const report = await findReport(canvas);
    await expect(report.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Customer',
      'Not due',
      '1–30 days',
      '31–60 days',
      '61–90 days',
      'Over 90 days',
      'Total',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expectToast('Exported');
    const [first] = report.getAllByRole('link', { name: /, Over 90 days$|, 61–90 days$|, 31–60 days$/ });
    if (!first) throw new Error('No invoice is past due');
    await userEvent.click(first);
    await expect(await canvas.findByText('Status: Past due')).toBeVisible();
    await expect(canvas.getByText(/^Due to /)).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.empty());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is open')).toBeVisible();
  },
});

/** Sixty customers with long names and amounts of twelve digits. */
export const Overfull = meta.story({
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.ready(fullInvoices));
  },
  play: async ({ canvas }) => {
    const report = await findReport(canvas);
    await expect(report.getAllByRole('rowheader').length).toBeGreaterThanOrEqual(60);
    await expectNoOverflow();
  },
});

export const OverfullOnAPhone = Overfull.extend({ globals: phone });

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aging report' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  beforeEach({ msw }) {
    msw.use(...invoiceHandlers.serverError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the report')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Dark = meta.story({ tags: ['state:dark', 'test-full'], globals: { theme: 'dark' } });

/** On a phone each customer is a block with labeled amounts. */
export const OnAPhone = meta.story({
  tags: ['state:phone'],
  args: { location: `${AGING}?asOf=2026-11-20` },
  globals: phone,
  play: async ({ canvas }) => {
    await findReport(canvas);
    await expectNoOverflow();
  },
});

export const InSpanish = meta.story({
  tags: ['state:spanish', 'test-full'],
  globals: spanish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Más de 90 días' })).toBeVisible();
  },
});
