import { coerce, literal } from 'superstruct';
import { validatePhone } from '../format/phone.ts';
import { ruled } from './scalars.ts';

/** A phone number in a change; a blank one, which null counts as, removes the one of before. */
export const removablePhone = coerce(ruled('phone', validatePhone), literal(null), () => '');
