'use client';

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useKitLocale } from './KitProvider.tsx';

/**
 * Passes the locale of KitProvider to react-aria. Wraps every use of react-aria. Not part of KitProvider, which would
 * otherwise add react-aria to every first load.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useKitLocale()}>{children}</I18nProvider>;
}
