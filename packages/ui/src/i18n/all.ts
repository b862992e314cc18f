import { en } from './en.ts';
import { es } from './es.ts';

/** The kit's words by language subtag, all at once; an app needs them only to make others of them. */
export const kitMessages: { readonly en: typeof en; readonly es: typeof es } = { en, es };
