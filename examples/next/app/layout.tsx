import '@derrick/ui/styles.css';
import './app.css';
import { loadKitMessages } from '@derrick/ui/i18n';
import { themeScript } from '@derrick/ui/theme';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Kit } from './Kit.tsx';

export const metadata: Metadata = { title: 'Next', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: ReactNode }) {
  const messages = await loadKitMessages('es');
  return (
    <html lang="es" dir="rtl" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the kit, without anything of a user. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript('theme') }} />
      </head>
      <body>
        <Kit locale="es-ES" messages={messages}>
          {children}
        </Kit>
      </body>
    </html>
  );
}
