import { defaulted, type Infer, object } from 'superstruct';
import { objectRule } from '../contract/objectRule.ts';
import { listOf, queryIds, uuid } from '../contract/scalars.ts';
import { rangeInOrder, TICKET_FILTER_IDS_MAX, ticketFilterFields } from './query.ts';

/** More than anybody selects by hand; a body of so many stays under the limit of bodies. */
export const TICKET_EXPORT_IDS_MAX = 10_000;

/** An export asked for by its address: what the filters and the search leave, narrowed to `ids` if there are any. */
export const ticketExportQueryStruct = objectRule(
  object({ ...ticketFilterFields, ids: queryIds(TICKET_EXPORT_IDS_MAX) }),
  'dateRange',
  rangeInOrder,
);

const ids = (most: number) => defaulted(listOf(uuid, most, 'tooManyIds'), []);

/** The same as a body, for more ids than an address line holds. */
export const ticketExportStruct = objectRule(
  object({
    ...ticketFilterFields,
    customerIds: ids(TICKET_FILTER_IDS_MAX),
    technicianIds: ids(TICKET_FILTER_IDS_MAX),
    jobTypeIds: ids(TICKET_FILTER_IDS_MAX),
    ids: ids(TICKET_EXPORT_IDS_MAX),
  }),
  'dateRange',
  rangeInOrder,
);

export type TicketExport = Infer<typeof ticketExportStruct>;
