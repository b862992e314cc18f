import { listJobTypes } from '@derrick/domain/jobTypes';
import {
  confirmTicketWarning,
  getTicket,
  type Ticket,
  type TicketInput,
  ticketTotals,
  updateTicket,
} from '@derrick/domain/tickets';
import type { HttpHandler } from 'msw';
import { mock } from './mock.ts';
import { pageOf } from './paging.ts';
import { priceItemHandlers, priceItems } from './priceItems.ts';
import { editable, jobTypes } from './ticketForm.ts';
import { tickets } from './tickets.ts';

const hours = { unit: 'h', unitPriceCents: 9500, taxable: true, reason: null, priceItemId: null } as const;

const lines: Ticket['lines'] = [
  { ...hours, kind: 'LABOR', description: 'Pump service', quantity: 7.5 },
  { ...hours, kind: 'TRAVEL', description: 'Pump service', quantity: 0.8 },
  {
    kind: 'ITEM',
    description: 'Hydraulic hose, 2 in',
    quantity: 2,
    unit: 'ea',
    unitPriceCents: 8_925,
    taxable: true,
    reason: null,
    priceItemId: priceItems[2]?.id ?? null,
  },
  {
    kind: 'ADJUSTMENT',
    description: '',
    quantity: 1,
    unit: 'ea',
    unitPriceCents: -5_000,
    taxable: true,
    reason: 'Late arrival, agreed with R. Calloway',
    priceItemId: null,
  },
];

/** Ticket that the stories edit, with hours, an item of the price book and an adjustment: $917.00. */
export const billedTicket: Ticket = {
  ...editable,
  jobType: { id: jobTypes[0]?.id ?? '', name: 'Pump service' },
  workDate: '2026-11-18',
  costReference: 'AFE 2026-118',
  workHours: 7.5,
  travelHours: 0.8,
  lines,
  totals: ticketTotals(lines),
  warnings: [],
};

/** Ticket as returned to users who may not see prices. */
const { totals: _totals, ...withoutTotals } = billedTicket;
const unpricedTicket: Ticket = {
  ...withoutTotals,
  lines: lines.map(({ unitPriceCents: _price, ...line }) => line),
};

export const savedInputs: TicketInput[] = [];

/** Answers requests for a billed ticket and stores the bodies of save requests in `savedInputs`. */
function saving(ticket: Ticket): HttpHandler[] {
  savedInputs.length = 0;
  return [
    ...priceItemHandlers.ready(),
    mock(listJobTypes, ({ query }) =>
      pageOf(
        jobTypes.map((jobType, n) => ({ ...jobType, hourlyRateCents: 9500 + n * 1000 })),
        query,
      ),
    ),
    mock(getTicket, ({ params }) => (params.id === ticket.id ? ticket : undefined)),
    mock(confirmTicketWarning, ({ params, body: { key, isConfirmed } }) => {
      if (params.id !== ticket.id) return undefined;
      const warnings = ticket.warnings.map((warning) =>
        warning.key === key ? { ...warning, isConfirmed } : warning,
      );
      return { ...ticket, warnings };
    }),
    mock(updateTicket, ({ params, body }) => {
      if (params.id !== ticket.id) return undefined;
      savedInputs.push(body);
      return { ...ticket, version: ticket.version + 1 };
    }),
  ];
}

/** Handlers for the states of a ticket's lines, to be used after those of the form. Each call creates new handlers. */
export const ticketLineHandlers = {
  ready: () => saving(billedTicket),
  /** The user may not see prices. */
  withoutPrices: () => [...priceItemHandlers.withoutPrices(), ...saving(unpricedTicket)],
  unpriced: () =>
    saving({
      ...billedTicket,
      lines: lines.map((line) => (line.kind === 'ITEM' ? { ...line, unitPriceCents: null } : line)),
    }),
  /** The rate of the job type has changed since the ticket was saved. */
  rateChanged: () => [
    mock(listJobTypes, ({ query }) =>
      pageOf(
        jobTypes.map((jobType) => ({ ...jobType, hourlyRateCents: 12_000 })),
        query,
      ),
    ),
    ...saving(billedTicket),
  ],
  /** The job type has a higher rate from the next day on. */
  rateOfDays: () => [
    mock(listJobTypes, ({ query }) =>
      pageOf(
        jobTypes.map((jobType) => ({
          ...jobType,
          hourlyRateCents: (query.day ?? '') > '2026-11-18' ? 12_000 : 9500,
        })),
        query,
      ),
    ),
    ...saving(billedTicket),
  ],
  approved: () => saving({ ...billedTicket, status: 'APPROVED' }),
  /** The work overlaps another ticket of the technician and is unusually long. */
  warned: () => {
    const otherTicket = tickets[4];
    const warnings: Ticket['warnings'] = [
      {
        key: `OVERLAP:${otherTicket?.id}`,
        kind: 'OVERLAP',
        ticket: { id: otherTicket?.id ?? '', jobcode: otherTicket?.jobcode ?? '' },
        hours: null,
        isConfirmed: false,
      },
      { key: 'LONG:17.5', kind: 'LONG', ticket: null, hours: 17.5, isConfirmed: false },
      { key: 'FUTURE:2026-11-30', kind: 'FUTURE', ticket: null, hours: null, isConfirmed: true },
    ];
    return saving({ ...billedTicket, warnings });
  },
  priceBookFails: () => [...priceItemHandlers.serverError(), ...saving(billedTicket)],
};
