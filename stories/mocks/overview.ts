import {
  getOverviewStatistics,
  getWaitingCustomers,
  getWeeklyHours,
  type OverviewStatistics,
  type WaitingCustomers,
  type WeeklyHours,
} from '@derrick/domain/overview';
import { delay, type HttpHandler } from 'msw';
import { mock } from './mock.ts';
import { customers } from './people.ts';
import { failure, never, noReply } from './replies.ts';

/** The counts of the mock-up. */
export const statistics: OverviewStatistics = {
  jobTickets: { total: 1248, percentage: 12.5, today: 18 },
  billable: { total: 8_432_050, percentage: 8.2, today: 314_000 },
  workingHours: { total: 3906, percentage: -2.4, today: 61 },
  invoices: { total: 412, percentage: 4.1, today: 6 },
};

const zeroCounts = { total: 0, percentage: 0, today: 0 };

const pad = (part: number) => String(part).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Hours by day of the week that contains `now`, in the viewer's time zone. Monday is first. */
export function weekOf(hours: readonly number[], now = new Date()): WeeklyHours {
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  return {
    days: Array.from({ length: 7 }, (_, index) => ({
      date: dayOf(new Date(now.getFullYear(), now.getMonth(), monday + index)),
      hours: hours[index] ?? 0,
    })),
    total: hours.reduce((sum, value) => sum + value, 0),
  };
}

/** The week of the mock-up. */
export const weeklyHours = weekOf([38, 52, 47, 61, 58, 22, 12]);

const waitingOf = (
  rows: readonly (readonly [name: string, tickets: number, approved: number, hours: number])[],
) => ({
  customers: rows.map(([name, tickets, approved, hours], index) => ({
    id: customers.find((customer) => customer.name === name)?.id ?? `waiting-${index}`,
    name,
    photo: null,
    tickets,
    approved,
    hours,
  })),
  count: rows.length,
});

/** The customers of the mock-up, and one with a single ticket. */
export const waitingCustomers: WaitingCustomers = waitingOf([
  ['Caprock Midstream', 31, 19, 214],
  ['Blue Mesa Operating', 22, 22, 148],
  ['Eagle Ford Partners', 18, 0, 96],
  ['Delaware Water Co.', 14, 1, 71],
  ['Llano Estacado Oil', 1, 1, 7.5],
]);

interface Overview {
  statistics: OverviewStatistics;
  weeklyHours: WeeklyHours;
  waitingCustomers: WaitingCustomers;
}

/** Answers all requests of the overview. Omitted parts are those of the mock-up. */
const ready = (overview: Partial<Overview> = {}): HttpHandler[] => {
  const all: Overview = { statistics, weeklyHours, waitingCustomers, ...overview };
  return [
    mock(getOverviewStatistics, () => all.statistics),
    mock(getWeeklyHours, () => all.weeklyHours),
    mock(getWaitingCustomers, () => all.waitingCustomers),
  ];
};

const calls = [getOverviewStatistics, getWeeklyHours, getWaitingCustomers] as const;

const everyCall = (
  answer: () => Response | undefined | Promise<Response | undefined>,
  options?: { once: boolean },
) => calls.map((call) => mock(call, answer, options));

const MESSAGE = 'The database is being moved. Try again in a minute.';
const down = () => failure(500, 'INTERNAL', MESSAGE);

/**
 * Handlers for the states of the overview: `msw.use(...overviewHandlers.ready())`. The first handler that replies wins.
 */
export const overviewHandlers = {
  ready,
  newCompany: () =>
    ready({
      statistics: {
        jobTickets: zeroCounts,
        billable: zeroCounts,
        workingHours: zeroCounts,
        invoices: zeroCounts,
      },
      weeklyHours: weekOf([]),
      waitingCustomers: waitingOf([]),
    }),
  /** Overview of a user who may not see prices. */
  withoutPrices: () => ready({ statistics: { ...statistics, billable: undefined } }),
  /** A company whose tickets are all from earlier weeks and on invoices. */
  quietWeek: () => ready({ weeklyHours: weekOf([]), waitingCustomers: waitingOf([]) }),
  /** Amounts and names wider than any card or row. */
  large: () =>
    ready({
      statistics: {
        jobTickets: { total: 1_248_731, percentage: 1250.5, today: 18_204 },
        billable: { total: 12_843_205_099, percentage: -100, today: 31_400_000 },
        workingHours: { total: 3_906_112.5, percentage: 100, today: 6_125.5 },
        invoices: { total: 41_200, percentage: 0, today: 0 },
      },
      weeklyHours: weekOf([3812.5, 12_345.5, 0, 9999.9, 4, 22, 0.5]),
      waitingCustomers: waitingOf([
        ['ConsolidatedTransPecosProducedWaterGatheringTreatmentAndDisposalPartners', 1204, 1203, 12_345.5],
        ['Compañía Petrolera Internacional del Golfo de México, S. A. de C. V.', 310, 12, 2140],
      ]),
    }),
  pending: () => everyCall(never),
  /** Delays the handlers that follow: `msw.use(...slowly(), ...ready())`. */
  slowly: (delayMs = 600) =>
    everyCall(async () => {
      await delay(delayMs);
      return undefined;
    }),
  serverError: () => everyCall(down),
  /** The account requires a set-up step since a moment ago. */
  notYetAllowed: (code: 'SECOND_FACTOR_MISSING' | 'OWN_PASSWORD_MISSING', message: string) =>
    everyCall(() => failure(403, code, message)),
  /** Every request fails without a message. */
  silent: () => everyCall(() => new Response(null, { status: 502 })),
  /** Every request fails once and succeeds afterwards. */
  recovers: () => [...everyCall(down, { once: true }), ...ready()],
  noReply: () => everyCall(noReply),
  /** Hours and customers fail to load, the cards succeed. */
  panelsFail: () => [mock(getWeeklyHours, down), mock(getWaitingCustomers, down), ...ready()],
  noData: () => [mock(getOverviewStatistics, () => null), ...ready()],
};
