import { defaulted, nullable, string, type } from 'superstruct';
import { instant } from './scalars.ts';

/**
 * Fields of the `data` of a change rejected with 409 because its version is outdated: who changed the record in the
 * meantime, and when. A third field contains the current record.
 */
export const lastChangeFields = {
  changedBy: defaulted(nullable(type({ id: string(), fullname: string() })), null),
  changedAt: instant,
};
