import { coerce, literal } from 'superstruct';
import { validatePhone } from '../format/phone.ts';
import { validatedString } from './scalars.ts';

/** A phone number in a change. A blank number or null removes the stored one. */
export const removablePhone = coerce(validatedString('phone', validatePhone), literal(null), () => '');
