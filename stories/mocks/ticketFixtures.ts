import { signatureStates, type Ticket, type TicketStatus, ticketTotals } from '@derrick/domain/tickets';
import { customerIdOf, customers, storyId, technicians } from './people.ts';

const TICKETS = 248;
const INVOICED = 163;
const NEWEST_JOBCODE = 10_482;
const NEWEST_DAY = Date.UTC(2026, 10, 20);
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** First page of the mock-up: customer, technician, invoiced, hours. */
const firstPage: readonly [string | null, string | null, boolean, number][] = [
  ['Apache Ridge Energy', 'Luis Ortega', true, 7.5],
  ['Blue Mesa Operating', 'Dana Whitfield', false, 4],
  ['Caprock Midstream', 'Luis Ortega', false, 11.3],
  ['Delaware Water Co.', 'Sam Okafor', true, 2.8],
  ['Apache Ridge Energy', 'Priya Nair', true, 6],
  [null, 'Dana Whitfield', false, 9.2],
  ['Eagle Ford Partners', null, false, 0],
  ['Caprock Midstream', 'Tomás Beltrán', true, 8.1],
  ['Blue Mesa Operating', 'Priya Nair', false, 3.4],
  ['Delaware Water Co.', 'Sam Okafor', true, 5.5],
];

const sites = [
  'Loving County, TX 79754',
  'Midland, TX 79701',
  'Pecos, TX 79772',
  'Carlsbad, NM 88220',
  'Andrews, TX 79714',
];
const wells = [
  'Ridgeback 14-2H',
  'Sandhill 7-1H',
  'Coyote Draw 22-4H',
  'Mesquite 3-6H',
  'Longhorn 11-8H',
  'Quail Run 5-3H',
];
const works = [
  'Replaced seal on injection pump 3, pressure-tested to 2,400 psi.',
  'Quarterly inspection of the separator, relief valve recalibrated.',
  'Cleared a blocked flowline and flushed it with fresh water.',
  'Changed filters and belts of the gas compressor, logged vibration.',
  'Repaired the level transmitter of tank battery 2.',
];

/** Mulberry32: a small seeded random number generator with the same numbers on every machine. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const timeOfDay = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Creation time of ticket n: two per day on the first page, the others evenly over the 90 days before. Newest first. */
function createdAt(n: number) {
  const shown = firstPage.length;
  const daysAgo = n < shown ? n >> 1 : 5 + Math.floor(((n - shown) * (DAYS - 5)) / (TICKETS - shown));
  // Afternoon in UTC, so that the date is the same from Texas to Spain. Some minutes keep the order within a day.
  return new Date(NEWEST_DAY - daysAgo * DAY_MS + 18 * 60 * 60 * 1000 - n * 60_000).toISOString();
}

/** Status of the tickets on the first page that are neither submitted nor on an invoice. */
const shownStates: Readonly<Record<number, TicketStatus>> = {
  5: 'CHANGES_REQUESTED',
  6: 'DRAFT',
  8: 'APPROVED',
};
const states = ['SUBMITTED', 'APPROVED', 'SUBMITTED', 'CHANGES_REQUESTED', 'VOID'] as const;

function stateOf(n: number, isInvoiced: boolean): TicketStatus {
  if (isInvoiced) return 'INVOICED';
  if (n < firstPage.length) return shownStates[n] ?? 'SUBMITTED';
  return states[n % states.length] ?? 'SUBMITTED';
}

function makeTickets(): Ticket[] {
  const random = seededRandom(20_261_120);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let invoicesLeft = INVOICED;

  return Array.from({ length: TICKETS }, (_, n) => {
    const shown = firstPage[n];
    const randomCustomer = random() < 0.06 ? undefined : pick(customers)?.name;
    const randomTechnician = random() < 0.06 ? undefined : pick(technicians)?.fullname;
    const randomHours = 0.5 + Math.floor(random() * 115) / 10;
    // Chooses randomly, but exactly as many tickets as still need an invoice.
    const isPicked = random() < invoicesLeft / (TICKETS - n);
    const [customer, technicianName, isInvoiced, workHours] = shown ?? [
      randomCustomer ?? null,
      randomTechnician ?? null,
      isPicked,
      randomHours,
    ];
    if (isInvoiced) invoicesLeft -= 1;
    const technician = technicians.find(({ fullname }) => fullname === technicianName) ?? null;
    const created = createdAt(n);
    const startsAt = 6 * 60 + Math.floor(random() * 12) * 30;
    return {
      id: storyId(3, TICKETS - n),
      jobcode: `TK-${NEWEST_JOBCODE - n}`,
      createdAt: created,
      updatedAt: created,
      company: customer === null ? null : { id: customerIdOf(customer), name: customer, photo: null },
      technician,
      invoiceId: isInvoiced ? storyId(4, 1 + Math.floor(n / 6)) : null,
      status: stateOf(n, isInvoiced),
      workHours,
      location: pick(sites) ?? '',
      wellName: pick(wells) ?? '',
      description: pick(works) ?? '',
      notes: null,
      workStartedAt: timeOfDay(startsAt),
      workEndedAt: timeOfDay(startsAt + Math.round(workHours * 60)),
      travelStartedAt: timeOfDay(startsAt - 45),
      travelEndedAt: timeOfDay(startsAt),
      breakMinutes: 0,
      standbyHours: 0,
      travelHours: 0.8,
      technicianId: technician?.id ?? null,
      customerCompany: customer,
      customerName: null,
      jobType: null,
      jobTypeId: null,
      workDate: created.slice(0, 10),
      totalCents: Math.round(workHours * 9500),
      costReference: null,
      lines: [],
      totals: ticketTotals([]),
      warnings: [],
      attachments: [],
      author: technician,
      statusChange: null,
      signature: null,
      signatureRequest: null,
      signatureState: signatureStates[n % signatureStates.length],
      version: 1,
    };
  });
}

/** 248 tickets as in the mock-ups, newest first: 163 with an invoice, 85 without. */
export const tickets: readonly Ticket[] = makeTickets();

const long =
  'Consolidated Trans-Pecos Produced Water Gathering, Treatment and Disposal Partners of Reeves County, L.P.';

/** Tickets with names wider than any column, one of them without a break opportunity. */
export const longTickets: readonly Ticket[] = tickets.map((ticket, n) => ({
  ...ticket,
  jobcode: `TK-${'1234567890'.repeat(2)}-${n}`,
  company: { id: storyId(1, 99), name: n % 3 === 0 ? long.replaceAll(' ', '') : long, photo: null },
  technician: {
    id: ticket.technician?.id ?? storyId(2, 99),
    fullname: 'Maximiliano Bartolomé Hernández-Villavicencio de la Santísima Trinidad y Covarrubias',
    photo: null,
  },
  workHours: 9_999_999.9,
}));
