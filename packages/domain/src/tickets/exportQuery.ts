import { create, defaulted, type Infer, object, refine } from 'superstruct';
import { idsOf, withoutAbsent } from '../http/pageQuery.ts';
import { listOf } from '../http/scalars.ts';
import { filterCandidate, rangeInOrder, ticketFilterFields } from './query.ts';
import { uuid } from './scalars.ts';

/** More than anybody selects by hand; a body of so many stays under the limit of bodies. */
export const TICKET_EXPORT_IDS_MAX = 10_000;

/** Is what `GET` and `POST /ticket/export.csv` are asked with; `ids` narrows to those tickets, absent it does not. */
export const ticketExportStruct = refine(
  object({
    ...ticketFilterFields,
    customerIds: defaulted(ticketFilterFields.customerIds, []),
    technicianIds: defaulted(ticketFilterFields.technicianIds, []),
    ids: defaulted(listOf(uuid, TICKET_EXPORT_IDS_MAX, 'tooManyIds'), []),
  }),
  'dateRange',
  rangeInOrder,
);

export type TicketExport = Infer<typeof ticketExportStruct>;

/** Is an export as a caller writes it: what is left out does not narrow it. */
export type TicketExportInput = { [Name in keyof TicketExport]?: TicketExport[Name] | undefined };

/** Reads the query of an export; throws a `StructError` that `fieldErrors` can read. */
export const parseTicketExport = (params: URLSearchParams): TicketExport =>
  create(withoutAbsent({ ...filterCandidate(params), ids: idsOf(params, 'ids') }), ticketExportStruct);
