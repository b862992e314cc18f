'use client';

import { type Calendar, type CalendarIdentifier, GregorianCalendar } from '@internationalized/date';
import { useEffect } from 'react';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';

interface LocaleCalendar {
  locale: string;
  createCalendar: (name: CalendarIdentifier) => Calendar;
}

const gregorian = new GregorianCalendar();
const createGregorian = () => gregorian;

const loadCalendars = () => import('./calendars.ts').then((module) => module.createCalendar);

/**
 * Returns the calendar system of a locale for react-aria. Only the Gregorian calendar is bundled; the calendars of the
 * other locales, such as `th-TH`, are loaded when needed, and until then dates are Gregorian.
 */
export function useLocaleCalendar(locale: string): LocaleCalendar {
  const isGregorian = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  const [createCalendar, load] = useLazyComponent(loadCalendars);
  useEffect(() => {
    if (!isGregorian) load();
  }, [isGregorian, load]);
  if (isGregorian) return { locale, createCalendar: createGregorian };
  if (createCalendar) return { locale, createCalendar };
  return { locale: `${new Intl.Locale(locale, { calendar: 'gregory' })}`, createCalendar: createGregorian };
}
