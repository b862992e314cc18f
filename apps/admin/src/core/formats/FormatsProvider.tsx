import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { useLanguage, useMessages } from '../i18n/MessagesProvider.tsx';
import { type CompanyLocale, createFormats, type Formats, localeExtension } from './formats.ts';

const unknown: CompanyLocale = {};

const CompanyContext = createContext<CompanyLocale>(unknown);

interface FormatsProviderProps {
  /** Undefined where no company is known, as before its reply is there. */
  company: CompanyLocale | null | undefined;
  children: ReactNode;
}

/** Writes days, times and money below it as a company does; the kit's calendars and clocks follow, too. */
export function FormatsProvider({ company, children }: FormatsProviderProps) {
  const messages = useMessages();
  const extension = localeExtension(company ?? unknown);
  // Before the first paint, which would otherwise show another clock for a moment.
  useLayoutEffect(() => messages.setLocaleExtension(extension), [messages, extension]);
  return <CompanyContext value={company ?? unknown}>{children}</CompanyContext>;
}

/** Gives the formats of the company whose page this is. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  const company = use(CompanyContext);
  return useMemo(() => createFormats(locale, company), [locale, company]);
}
