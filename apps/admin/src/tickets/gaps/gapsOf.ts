import type { MessageKey } from '../../core/i18n/catalogue.ts';

/** The gap of a ticket whose approver created it or did the work. */
export const APPROVER = 'approver';
/** The gap of a ticket with lines without a price. It is only a warning. */
export const PRICES = 'prices';
export const SIGNATURE = 'signature';

/** Data that a ticket lacks, or a rule that blocks its approval. */
export interface Gap {
  /** Field in the API, or one of the constants above. */
  field: string;
  /** Number of lines without a price. */
  lines?: number;
}

/** Text of the gap of each field. */
const texts: Readonly<Record<string, MessageKey>> = {
  location: 'ticketLife.gap.location',
  wellName: 'ticketLife.gap.wellName',
  description: 'ticketLife.gap.description',
  workStartedAt: 'ticketLife.gap.workStart',
  workEndedAt: 'ticketLife.gap.workEnd',
  technicianId: 'ticketLife.gap.technician',
  jobTypeId: 'ticketLife.gap.jobType',
  customerCompany: 'ticketLife.gap.customer',
  customerName: 'ticketLife.gap.contact',
  costReference: 'ticketLife.gap.costReference',
  attachments: 'ticketLife.gap.photo',
  [SIGNATURE]: 'ticketLife.gap.signature',
  [APPROVER]: 'ticketLife.gap.approver',
  [PRICES]: 'ticketLife.gap.prices',
};

export const gapText = ({ field }: Gap): MessageKey => texts[field] ?? 'ticketLife.gap.other';

/**
 * Returns the gaps of a ticket in the order of the form, with the warning about prices at the end.
 * @param errors message keys by field, as the server and `missingRequirements` return them
 * @param unpriced number of lines without a price
 */
export const gapsOf = (errors: Readonly<Record<string, string>> = {}, unpriced = 0): Gap[] => [
  ...Object.keys(errors).map((field) => ({ field })),
  ...(unpriced > 0 ? [{ field: PRICES, lines: unpriced }] : []),
];
