import { en } from './en.ts';
import { es } from './es.ts';

/** All texts of the kit by language, for an app that derives its own texts from them. */
export const kitMessages: { readonly en: typeof en; readonly es: typeof es } = { en, es };
