import { Brand } from '@derrick/ui/branding';
import { KitProvider } from '@derrick/ui/theme';
import type { ReactNode } from 'react';

export interface BrandedAppProps {
  /** The two colors of the brand, as stored for each customer. */
  brand: { primary: string; accent: string };
  children: ReactNode;
}

/** Applies the colors of a brand to its children, in the light and in the dark theme. */
export function BrandedApp({ brand, children }: BrandedAppProps) {
  return (
    <KitProvider theme="system" locale="en-US">
      <Brand primary={brand.primary} accent={brand.accent} />
      {children}
    </KitProvider>
  );
}
