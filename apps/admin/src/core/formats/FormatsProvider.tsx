import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { useLanguage, useMessages } from '../i18n/MessagesProvider.tsx';
import { type CompanyLocale, createFormats, type Formats, localeExtension } from './formats.ts';

const unknown: CompanyLocale = {};

const CompanyContext = createContext<CompanyLocale>(unknown);

interface FormatsProviderProps {
  /** Undefined until the company is loaded. */
  company: CompanyLocale | null | undefined;
  children: ReactNode;
}

/** Formats dates, times and money inside it with the company's settings; the kit's calendars and time fields follow. */
export function FormatsProvider({ company, children }: FormatsProviderProps) {
  const messages = useMessages();
  const extension = localeExtension(company ?? unknown);
  // A layout effect, so that the first paint already uses the company's clock.
  useLayoutEffect(() => messages.setLocaleExtension(extension), [messages, extension]);
  return <CompanyContext value={company ?? unknown}>{children}</CompanyContext>;
}

/** Returns the formats of the nearest `FormatsProvider`. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  const company = use(CompanyContext);
  return useMemo(() => createFormats(locale, company), [locale, company]);
}
