import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { houseTheme } from '../houseTheme.ts';
import { DocsBase } from './DocsBase.ts';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** What a theme of the toolbar comes to; without one, the reader's machine decides. */
function baseOf(theme: unknown): 'light' | 'dark' {
  if (theme === 'dark' || theme === 'light') return theme;
  return prefersDark() ? 'dark' : 'light';
}

/** The theme that the address of this page asks for: `globals=theme:dark;locale:es`. */
function askedTheme(): string | undefined {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
}

/** A page of documentation in the theme of the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [base, setBase] = useState(() => baseOf(askedTheme()));
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setBase(baseOf(globals['theme']));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  // Storybook reads the address of framed stories from here. In another theme than the page, a frame would give it its own.
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?globals=theme:${base}`);
  // A page without stories has no KitProvider that does it.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = base;
  }, [base]);
  return (
    <DocsContainer context={context} theme={houseTheme(base)}>
      {/* Frames keep the address that they were made with: another theme makes them again. */}
      <DocsBase key={base} value={base}>
        {children}
      </DocsBase>
    </DocsContainer>
  );
}
