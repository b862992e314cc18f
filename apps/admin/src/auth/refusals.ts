import type { ApiError } from '@derrick/domain/http';
import type { Translate } from '../app/i18n/messages.ts';
import { fieldWords, isFieldError } from './fieldWords.ts';

/** What the server refused of a field. */
interface Refusal {
  /** The value that it refused: another one is not refused yet. */
  value: string;
  /** Key of the reason. */
  key: string;
  /** The server's own sentence about the whole call. */
  message: string;
}

/** What the server refused of a form, by field. */
export type Refusals<Name extends string> = Partial<Record<Name, Refusal>>;

/** Reads from a failure what the server refused; `fields` maps the fields of the call to those of the form. */
export function refusalsOf<Name extends string>(
  { errors, message }: ApiError,
  fields: Readonly<Record<string, Name>>,
  values: Readonly<Record<Name, string>>,
): Refusals<Name> {
  const found: Refusals<Name> = {};
  for (const [place, key] of Object.entries(errors ?? {})) {
    const name = Object.hasOwn(fields, place) ? fields[place] : undefined;
    if (name) found[name] = { value: values[name], key, message };
  }
  return found;
}

function words({ key, message }: Refusal, t: Translate): string {
  // The server may ask for longer passwords than this form does; how long, only its sentence says.
  if (key === 'passwordTooShort') return message;
  return (isFieldError(key) && fieldWords(key, t)) || t('account.fieldRefused');
}

/** Says what the server refused of some fields, as long as they hold what it refused. */
export function refusedWords<Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<Name, string>>,
  refusals: Refusals<Name>,
  t: Translate,
): Partial<Record<Name, string>> {
  const refused: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const refusal = refusals[name];
    if (refusal?.value === values[name]) refused[name] = words(refusal, t);
  }
  return refused;
}
