import type { AskReply, DraftFields, TicketDraftReply } from '@derrick/domain/assistant';
import { customers, storyId, technicians } from './people.ts';

/** Id of the assistant's draft in stories. */
export const storyDraftId = storyId(15, 1);

/** Text that the stories submit to the assistant. Every quote below occurs in it. */
export const storyWords =
  'Luis replaced the seal on pump 3 at Ridgeback 14-2H in Loving County for Apache Ridge, worked 7 to 3:30 pm, drove 6 to 7.';

type Field = NonNullable<DraftFields[keyof DraftFields]>;

const read = (value: string | null, quote: string, confidence: Field['confidence'] = 'sure', more = {}) => {
  const start = storyWords.indexOf(quote);
  return { value, quote, start, end: start + quote.length, confidence, ...more };
};

const luis = technicians.find(({ fullname }) => fullname.startsWith('Luis')) ?? { id: '', fullname: '' };

/** Fields found in the text: most are certain, a.m. or p.m. is a guess. */
export const storyFields: DraftFields = {
  location: read('Loving County', 'Loving County'),
  wellName: read('Ridgeback 14-2H', 'Ridgeback 14-2H'),
  description: read('Replaced the seal on pump 3', 'replaced the seal on pump 3'),
  workStartedAt: read('07:00', '7 to 3:30 pm'),
  workEndedAt: read('15:30', '7 to 3:30 pm'),
  travelStartedAt: read('06:00', '6 to 7', 'check'),
  travelEndedAt: read('07:00', '6 to 7', 'check'),
  technicianId: read(luis.id, 'Luis', 'sure', { label: luis.fullname }),
  customerCompany: read('Apache Ridge Energy', 'Apache Ridge', 'check'),
};

export const storyDraft: TicketDraftReply = {
  fields: storyFields,
  unmatched: [],
  engine: 'local',
  durationMs: 4,
  draftId: storyDraftId,
};

/** Two technicians with the same name, and an hour that could be a.m. or p.m. */
export const ambiguousFields: DraftFields = {
  ...storyFields,
  technicianId: read(null, 'Luis', 'guess', {
    candidates: technicians.slice(0, 2).map(({ id, fullname }) => ({ id, label: fullname })),
  }),
  travelStartedAt: read(null, '6 to 7', 'guess', {
    candidates: [
      { id: '06:00', label: '6:00 AM' },
      { id: '18:00', label: '6:00 PM' },
    ],
  }),
};

/** Fields of a second job in the same text. */
export const otherFields: DraftFields = {
  wellName: read('Ridgeback 14-2H', 'Ridgeback 14-2H'),
  workStartedAt: read('06:00', '6 to 7'),
};

const customer = customers[0] ?? { id: storyId(1, 1), name: 'Apache Ridge Energy' };

/** Answer with rows by technician. */
export const storyAnswer: AskReply = {
  understood: true,
  query: {
    metric: 'hours',
    filters: { customerIds: [customer.id], fromDate: '2026-11-16', toDate: '2026-11-22' },
    groupBy: 'technician',
  },
  result: {
    total: 62.5,
    rows: technicians.slice(0, 3).map(({ id, fullname }, index) => ({
      id,
      label: fullname,
      value: [31, 20, 11.5][index] ?? 0,
    })),
  },
  text: `62.5 hours of work for ${customer.name} from Nov 16, 2026 to Nov 22, 2026, by work date.`,
  engine: 'local',
  alternatives: [],
  names: [{ id: customer.id, label: customer.name }],
};

/** Customers for an answer with more customers than rows. */
const manyCustomers = Array.from({ length: 12 }, (_, index) => ({
  id: storyId(1, index + 1),
  label: customers[index]?.name ?? `Permian Customer ${index + 1}`,
  value: 240_000 - index * 12_500,
}));

/** Invoiced amounts by customer: 12 of 31 customers have a row. */
export const invoicedAnswer: AskReply = {
  understood: true,
  query: {
    metric: 'invoiced',
    filters: { fromDate: '2026-11-01', toDate: '2026-11-30' },
    groupBy: 'customer',
    sort: '-value',
  },
  result: { total: 3_075_000, rows: manyCustomers, rest: { count: 19, value: 1_020_000 } },
  text: `$30,750.00 on issued invoices, with tax from Nov 1, 2026 to Nov 30, 2026, by day of issue. The most: ${manyCustomers[0]?.label}, $2,400.00. 12 of 31 customers are shown; the other 19 together: $10,200.00.`,
  engine: 'local',
  alternatives: [],
  names: [],
};

/** Invoiced amounts by customer in Spanish. */
export const invoicedAnswerSpanish: AskReply = {
  ...invoicedAnswer,
  text: `$30,750.00 en facturas emitidas, con impuestos del 1 nov 2026 al 30 nov 2026, por fecha de emisión. Con más: ${manyCustomers[0]?.label}, $2,400.00. Se muestran 12 de 31 clientes; los otros 19 juntos: $10,200.00.`,
};

/** Answer with more tickets than rows. */
export const longListAnswer: AskReply = {
  ...invoicedAnswer,
  query: { metric: 'list', filters: {}, sort: '-workDate' },
  result: {
    total: 31,
    rows: manyCustomers.map(({ id }, index) => ({
      id,
      label: `DRK-${1040 - index} · Ridgeback 14-2H`,
      value: 8,
    })),
    rest: { count: 19 },
  },
  text: '31 job tickets. 12 of 31 job tickets are shown.',
};

/** Answer to a superlative: the first technician and the sum of all others. */
export const topTechnicianAnswer: AskReply = {
  ...storyAnswer,
  query: {
    metric: 'hours',
    filters: { fromDate: '2026-11-01', toDate: '2026-11-30' },
    groupBy: 'technician',
    sort: '-value',
    limit: 1,
  },
  result: {
    total: 62.5,
    rows: storyAnswer.result?.rows?.slice(0, 1) ?? [],
    rest: { count: 2, value: 31.5 },
  },
  text: `${technicians[0]?.fullname}: 31 hours of work, the most of all technicians. In total: 62.5 hours of work from Nov 1, 2026 to Nov 30, 2026, by work date.`,
  names: [],
};

/** Reply to a question that was not understood, in Spanish. */
export const notUnderstoodSpanish: AskReply = {
  understood: false,
  query: null,
  result: null,
  text: 'No entendí esta pregunta. Éstas sí las puedo contestar:',
  engine: 'local',
  alternatives: [
    '¿Cuántos tickets la semana pasada?',
    '¿Cuántas horas trabajó Luis este mes?',
    '¿Qué clientes tienen trabajo sin facturar?',
    'Tickets por aprobar',
  ],
  names: [],
};

/** Reply to a question that was not understood. */
export const notUnderstood: AskReply = {
  understood: false,
  query: null,
  result: null,
  text: 'I did not understand this question. These I can answer:',
  engine: 'local',
  alternatives: [
    'How many tickets last week?',
    'How many hours did Luis work this month?',
    'Which customers have work that is not invoiced?',
    'Tickets waiting for approval',
  ],
  names: [],
};
