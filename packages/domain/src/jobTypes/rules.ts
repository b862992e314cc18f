import { oneLine } from '../format/oneLine.ts';

/** In UTF-16 code units. */
export const JOB_TYPE_NAME_MAX_LENGTH = 100;
/** Ten thousand dollars an hour: beyond, somebody has slipped. */
export const HOURLY_RATE_MAX_CENTS = 1_000_000;

/** Checks the name of a level or role. */
export function validateJobTypeName(value: string): 'nameRequired' | 'nameTooLong' | undefined {
  const name = oneLine(value);
  if (name === '') return 'nameRequired';
  return name.length > JOB_TYPE_NAME_MAX_LENGTH ? 'nameTooLong' : undefined;
}
