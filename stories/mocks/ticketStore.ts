import {
  invoiceStatusOf,
  type TechnicianTotals,
  type Ticket,
  type TicketInput,
  type TicketPage,
  type TicketQuery,
  type TicketSum,
  type TicketTotalsQuery,
  ticketTotals,
} from '@derrick/domain/tickets';
import { normalizeForSearch, pageOf } from './paging.ts';
import { customerIdOf, customers, storyId, technicians } from './people.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the date of a time. Formatters are cached per time zone, because creating one takes longer than the rest of a
 * mocked list.
 */
function dayOf(iso: string, timeZone: string) {
  // Canadian English formats a date as YYYY-MM-DD.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(iso));
}

/** The filters of a list and of totals. */
type TicketFilters = Omit<TicketTotalsQuery, 'ids'>;

function matches(ticket: Ticket, query: TicketFilters) {
  const customer = customers.find(({ name }) => name === ticket.company?.name);
  const day =
    query.dateField === 'workDate'
      ? (ticket.workDate ?? '')
      : dayOf(ticket.createdAt, query.timeZone ?? 'UTC');
  return (
    (!query.approvable || (ticket.status === 'SUBMITTED' && ticket.invoiceId === null)) &&
    (query.customerIds.length === 0 || (customer !== undefined && query.customerIds.includes(customer.id))) &&
    (query.technicianIds.length === 0 ||
      (ticket.technicianId !== null && query.technicianIds.includes(ticket.technicianId))) &&
    (query.jobTypeIds.length === 0 ||
      (ticket.jobTypeId !== null && query.jobTypeIds.includes(ticket.jobTypeId))) &&
    (query.invoiceStatuses.length === 0 || query.invoiceStatuses.includes(invoiceStatusOf(ticket))) &&
    (query.signatureStates.length === 0 ||
      (ticket.signatureState !== undefined && query.signatureStates.includes(ticket.signatureState))) &&
    (query.statuses.length === 0 || (ticket.status !== null && query.statuses.includes(ticket.status))) &&
    (query.fromDate === undefined || day >= query.fromDate) &&
    (query.toDate === undefined || day <= query.toDate)
  );
}

function isFound({ jobcode, location, wellName, description, company, technician }: Ticket, search: string) {
  const texts = [jobcode, location, wellName, description, company?.name ?? '', technician?.fullname ?? ''];
  return texts.some((text) => normalizeForSearch(text).includes(normalizeForSearch(search)));
}

/** Sorts tickets by the query. Default: newest first. */
function sorted(tickets: readonly Ticket[], { sort = '-createdAt' }: TicketQuery): Ticket[] {
  const dateOf = ({ createdAt, workDate }: Ticket) =>
    sort.endsWith('workDate') ? (workDate ?? '') : createdAt;
  const direction = sort.startsWith('-') ? -1 : 1;
  return tickets.toSorted((a, b) => direction * dateOf(a).localeCompare(dateOf(b)));
}

/** Returns the billing fields and the work date of a saved ticket. Fields that the form omits keep their value. */
export const billedAs = (
  ticket: Pick<Ticket, 'workDate' | 'costReference' | 'lines'>,
  input: TicketInput,
) => ({
  workDate: input.workDate ?? ticket.workDate,
  costReference: input.costReference === undefined ? ticket.costReference : input.costReference,
  lines: input.lines ?? ticket.lines,
});

const sumOf = (tickets: readonly Ticket[]): TicketSum => ({
  tickets: tickets.length,
  workHours: tickets.reduce((sum, { workHours }) => sum + workHours, 0),
  travelHours: tickets.reduce((sum, { travelHours }) => sum + travelHours, 0),
  totalCents: tickets.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0),
});

/** Creates a store for the tickets of one story. Each store has its own copy. */
export function createTicketStore(initial: readonly Ticket[]) {
  let tickets = [...initial];

  const apply = (ticket: Ticket, input: TicketInput): Ticket => ({
    ...ticket,
    ...input,
    breakMinutes: input.breakMinutes ?? ticket.breakMinutes,
    standbyHours: input.standbyHours ?? ticket.standbyHours,
    ...billedAs(ticket, input),
    status: input.status ?? ticket.status,
    company:
      input.customerCompany === null
        ? null
        : { id: customerIdOf(input.customerCompany), name: input.customerCompany, photo: null },
    technician: technicians.find(({ id }) => id === input.technicianId) ?? null,
    attachments: input.attachments.map(({ fileUrl }) => ({
      fileUrl,
      name: fileUrl.split('/').at(-1) ?? fileUrl,
      size: null,
    })),
  });

  const summed = ({ ids, search = '', ...query }: TicketTotalsQuery) =>
    tickets.filter(
      (ticket) =>
        (ids.length === 0 || ids.includes(ticket.id)) && matches(ticket, query) && isFound(ticket, search),
    );

  return {
    page(query: TicketQuery): TicketPage {
      const { search = '' } = query;
      const matching = tickets.filter((ticket) => matches(ticket, query) && isFound(ticket, search));
      return pageOf(sorted(matching, query), query);
    },
    statistics(query: TicketQuery) {
      const filtered = tickets.filter((ticket) => matches(ticket, query));
      const assigned = filtered.filter(({ invoiceId }) => invoiceId !== null).length;
      return { total: filtered.length, assigned, notAssigned: filtered.length - assigned };
    },
    totals: (query: TicketTotalsQuery): TicketSum => sumOf(summed(query)),
    technicianTotals(query: TicketTotalsQuery): TechnicianTotals {
      const found = summed(query);
      const names = new Map(
        found.map(({ technician }) => [technician?.id ?? null, technician?.fullname ?? null]),
      );
      return [...names].map(([id, fullname]) => ({
        id,
        fullname,
        ...sumOf(found.filter(({ technician }) => (technician?.id ?? null) === id)),
      }));
    },
    get: (id: string) => tickets.find((ticket) => ticket.id === id),
    create(input: TicketInput): Ticket {
      const number = Math.max(10_000, ...tickets.map(({ jobcode }) => Number(jobcode.slice(3)) || 0)) + 1;
      const now = '2026-11-21T12:00:00.000Z';
      const blank = {
        id: storyId(3, number),
        jobcode: `TK-${number}`,
        createdAt: now,
        updatedAt: now,
        company: null,
        technician: null,
        jobType: null,
        invoiceId: null,
        author: null,
        statusChange: null,
        workDate: now.slice(0, 10),
        costReference: null,
        lines: [],
        totals: ticketTotals([]),
        totalCents: null,
        warnings: [],
        signature: null,
        signatureRequest: null,
        signatureState: 'unsigned' as const,
        version: 1,
      };
      const { breakMinutes = 0, standbyHours = 0 } = input;
      const named = {
        ...blank,
        ...input,
        breakMinutes,
        standbyHours,
        ...billedAs(blank, input),
        attachments: [],
      };
      const created = apply({ ...named, status: input.status ?? 'SUBMITTED' }, input);
      tickets = [created, ...tickets];
      return created;
    },
    update(id: string, input: TicketInput): Ticket | undefined {
      tickets = tickets.map((ticket) =>
        ticket.id === id ? { ...apply(ticket, input), version: ticket.version + 1 } : ticket,
      );
      return tickets.find((ticket) => ticket.id === id);
    },
    remove(id: string): boolean {
      const before = tickets.length;
      tickets = tickets.filter((ticket) => ticket.id !== id);
      return tickets.length < before;
    },
  };
}
