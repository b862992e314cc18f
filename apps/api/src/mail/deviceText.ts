import type { MailLanguage } from './payload.ts';
import { mailText } from './wording.ts';

/** Describes the browser, operating system and IP address of a sign-in. */
export function deviceText(
  language: MailLanguage,
  { browser, system }: { browser: string | null; system: string | null },
  ip: string | undefined,
): string {
  const named =
    browser && system
      ? mailText(language, 'browserOn', { browser, system })
      : (browser ?? system ?? mailText(language, 'browserUnknown'));
  return [named, ip].filter(Boolean).join(', ');
}
