import { refine, string } from 'superstruct';
import { ticketWarningKinds } from './warnings.ts';

const KEY = new RegExp(`^(?:${ticketWarningKinds.join('|')}):[\\w.-]{1,40}$`);

/** The key of a warning. The ticket may no longer have that warning. */
export const ticketWarningKey = refine(string(), 'warningKey', (key) => KEY.test(key) || 'warningUnknown');
