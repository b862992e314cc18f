import { oneLine } from '../format/oneLine.ts';

/** Maximum length in UTF-16 code units. */
export const JOB_TYPE_NAME_MAX_LENGTH = 100;
/** Maximum hourly rate: ten thousand dollars. A higher value is probably a typing error. */
export const HOURLY_RATE_MAX_CENTS = 1_000_000;

export function validateJobTypeName(value: string): 'nameRequired' | 'nameTooLong' | undefined {
  const name = oneLine(value);
  if (name === '') return 'nameRequired';
  return name.length > JOB_TYPE_NAME_MAX_LENGTH ? 'nameTooLong' : undefined;
}
