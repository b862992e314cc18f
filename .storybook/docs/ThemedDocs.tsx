import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { houseTheme } from '../houseTheme.ts';
import { DocsBase } from './DocsBase.ts';

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Resolves a theme of the toolbar. `system` and unknown values follow the operating system. */
function baseOf(theme: unknown): 'light' | 'dark' {
  if (theme === 'dark' || theme === 'light') return theme;
  return prefersDark() ? 'dark' : 'light';
}

/** Returns the theme in the page's address, such as `globals=theme:dark;locale:es`. */
function askedTheme(): string | undefined {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return /(?:^|;)theme:(\w+)/.exec(globals)?.[1];
}

/** A documentation page in the theme of the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [base, setBase] = useState(() => baseOf(askedTheme()));
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setBase(baseOf(globals['theme']));
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  // Storybook reads the base address of framed stories from here. Without the theme, a frame could have another theme
  // than the page. `embed` shows the stories without their play functions, like the stories outside of frames: several
  // play functions would take the focus of the page from each other.
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?embed=true&globals=theme:${base}`);
  // A page without stories has no KitProvider that sets the theme.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = base;
  }, [base]);
  return (
    <DocsContainer context={context} theme={houseTheme(base)}>
      {/* Frames keep their first address, so another theme must recreate them. */}
      <DocsBase key={base} value={base}>
        {children}
      </DocsBase>
    </DocsContainer>
  );
}
