import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useKitLocale } from './KitProvider.tsx';

/**
 * Tells react-aria the kit's language; stands around every use of it. Not in KitProvider, which would then bring the first
 * part of react-aria into every first load.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useKitLocale()}>{children}</I18nProvider>;
}
