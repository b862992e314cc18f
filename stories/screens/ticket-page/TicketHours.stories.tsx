import { ticketTotals } from '@derrick/domain/tickets';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { readable, ticketPageHandlers } from '../../mocks/ticketReview.ts';
import { adminAt, phone, spanish } from '../admin.tsx';
import { PAGE, startTicketPage, titleOf } from './ticketPage.ts';

const meta = preview.meta({
  ...adminAt(PAGE),
  title: 'Screens/Job tickets/Page, overtime and standby',
  beforeEach: startTicketPage,
});

const hours = {
  unit: 'h',
  taxable: true,
  reason: null,
  priceItemId: null,
  description: 'Pump service',
} as const;

const lines = [
  { ...hours, kind: 'LABOR' as const, quantity: 8, unitPriceCents: 11_555 },
  { ...hours, kind: 'OVERTIME' as const, quantity: 3.5, unitPriceCents: 17_333 },
  { ...hours, kind: 'STANDBY' as const, quantity: 2, unitPriceCents: 4_500 },
  { ...hours, kind: 'TRAVEL' as const, quantity: 1.2, unitPriceCents: 6_000 },
];

/** A ticket with every kind of hours. Earlier tickets of the week have changed since it was saved. */
const ticket = {
  ...readable,
  workHours: 11.5,
  standbyHours: 2,
  travelHours: 1.2,
  lines,
  totals: ticketTotals(lines),
  totalCents: 169_306,
  warnings: [{ key: 'OVERTIME:5', kind: 'OVERTIME' as const, ticket: null, hours: 5, isConfirmed: false }],
};

/** Regular, overtime, standby and travel hours are separate lines. A warning says that the overtime has changed. */
export const EveryKind = meta.story({
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.ready(ticket));
  },
  play: async ({ canvas }) => {
    await titleOf(canvas, `#${ticket.jobcode} · ${ticket.wellName}`);
    const found = await canvas.findByRole('region', { name: 'Lines' });
    const texts = within(found)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      'Pump service$924.408 hours × $115.55',
      'Pump service$606.66Overtime · 3.5 hours × $173.33',
      'Pump service$90.00Standby · 2 hours × $45.00',
      'Pump service$72.00Travel · 1.2 hours × $60.00',
    ]);
    await expect(found).toHaveTextContent('Total without tax$1,693.06');
    await expect(canvas.getByRole('region', { name: 'Details' })).toHaveTextContent('Standby2.0 hours');
    await expect(canvas.getByText(/Saving this one again gives 5 hours of overtime\./)).toBeVisible();
  },
});

export const SpanishPhone = meta.story({
  tags: ['test-full'],
  globals: { ...spanish, ...phone },
  beforeEach({ msw }) {
    msw.use(...ticketPageHandlers.ready(ticket));
  },
  play: async ({ canvas }) => {
    await titleOf(canvas, `#${ticket.jobcode} · ${ticket.wellName}`);
    await expect(await canvas.findByText(/tendrá 5 horas extra\./)).toBeVisible();
  },
});
