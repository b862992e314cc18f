import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '../Banner/Banner.tsx';
import { es } from '../i18n/es.ts';
import { KitProvider } from './KitProvider.tsx';
import { themeScript } from './themeScript.ts';

describe('KitProvider rendered on a server', () => {
  it('uses the language of the given messages, and English without messages', () => {
    const banner = <Banner onDismiss={() => {}}>Guardado</Banner>;
    expect(renderToString(<KitProvider locale="es-MX">{banner}</KitProvider>)).toContain('Close message');
    const html = renderToString(
      <KitProvider locale="es-MX" messages={es}>
        {banner}
      </KitProvider>,
    );
    expect(html).toContain('Cerrar mensaje');
  });
});

describe('themeScript', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    { stored: 'dark', isSystemDark: false, theme: 'dark' },
    { stored: 'light', isSystemDark: true, theme: 'light' },
    { stored: 'system', isSystemDark: true, theme: 'dark' },
    { stored: null, isSystemDark: false, theme: 'light' },
    { stored: undefined, isSystemDark: true, theme: 'dark' },
  ])(
    'sets $theme when $stored is stored and the system is dark: $isSystemDark',
    ({ stored, isSystemDark, theme }) => {
      const documentElement = { dataset: {} };
      vi.stubGlobal('document', { documentElement });
      vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark }));
      vi.stubGlobal('localStorage', {
        getItem(key: string) {
          // Browsers throw when cookies are blocked.
          if (stored === undefined) throw new Error('SecurityError');
          return key === 'theme' ? stored : null;
        },
      });
      new Function(themeScript('theme'))();
      expect(documentElement.dataset).toEqual({ theme });
    },
  );

  it('contains no closing script tag, even if the key does', () => {
    expect(themeScript('</script>')).not.toContain('</script>');
  });
});
