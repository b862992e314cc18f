import { Brand } from '@derrick/ui/branding';
import { KitProvider } from '@derrick/ui/theme';
import type { ReactNode } from 'react';

export interface BrandedAppProps {
  /** The brand's two colours, as each customer has stored them. */
  brand: { primary: string; accent: string };
  children: ReactNode;
}

/** Everything inside has the colours of a brand, in the light and in the dark theme. */
export function BrandedApp({ brand, children }: BrandedAppProps) {
  return (
    <KitProvider theme="system" locale="en-US">
      <Brand primary={brand.primary} accent={brand.accent} />
      {children}
    </KitProvider>
  );
}
