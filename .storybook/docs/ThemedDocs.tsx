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
  // A page without stories has no KitProvider that does it.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = base;
  }, [base]);
  return (
    <DocsContainer context={context} theme={houseTheme(base)}>
      <DocsBase value={base}>{children}</DocsBase>
    </DocsContainer>
  );
}
