import { defaulted, type Infer, object } from 'superstruct';
import { rangeInOrder } from '../contract/dayRange.ts';
import { objectRule } from '../contract/objectRule.ts';
import { listOf, queryIds, uuid } from '../contract/scalars.ts';
import { TICKET_FILTER_IDS_MAX, ticketFilterFields } from './query.ts';

/**
 * Maximum number of ids in an export: more than users select by hand, and small enough for the server's limit on request
 * bodies.
 */
export const TICKET_EXPORT_IDS_MAX = 10_000;

/** The query of an export: the tickets matching the filters and the search, restricted to `ids` if there are any. */
export const ticketExportQueryStruct = objectRule(
  object({ ...ticketFilterFields, ids: queryIds(TICKET_EXPORT_IDS_MAX) }),
  'dateRange',
  rangeInOrder,
);

const ids = (maxCount: number) => defaulted(listOf(uuid, maxCount, 'tooManyIds'), []);

/** Request body with the fields of `ticketExportQueryStruct`, for more ids than fit in a URL. */
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
