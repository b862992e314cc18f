'use client';

// Imported here instead of in index.ts: for a package without side effects a bundler skips the index, and with it these
// styles.
import './layers.css.ts';
import './themes.css.ts';
import './fonts.css.ts';
import './base.css.ts';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { addKitMessages, hasKitMessages, type KitMessages, loadKitMessages } from '../i18n/words.ts';
import { queryMedia } from '../platform/queryMedia.ts';
import type { Contrast, Density, ResolvedTheme, Theme } from './themeChoice.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

interface Kit {
  theme: Theme;
  resolvedTheme: ResolvedTheme;
  setTheme: (theme: Theme) => void;
  locale: string;
  navigate: ((href: string) => void) | undefined;
}

const KitContext = createContext<Kit>({
  theme: 'system',
  resolvedTheme: 'light',
  setTheme() {},
  locale: 'en-US',
  navigate: undefined,
});

export interface KitProviderProps {
  /** Initial theme. A new value replaces the theme set with `setTheme`. @default 'system' */
  theme?: Theme | undefined;
  /** @default 'comfortable' @selector [data-density] of the document element */
  density?: Density | undefined;
  /**
   * Contrast: `more` draws borders and secondary texts as strong as text. @default 'system' @selector [data-contrast] of
   * the document element
   */
  contrast?: Contrast | undefined;
  /** BCP 47 tag of the language, used for numbers, dates, the direction of overlays and the kit's own texts. */
  locale: string;
  /**
   * The kit's texts in this locale, as returned by `loadKitMessages`. They are shown from the first render on, including
   * on a server. Without them the kit loads its texts after a first render in English.
   */
  messages?: KitMessages | undefined;
  /** Navigates inside the app for `Link`. Without it links load a new page. */
  navigate?: ((href: string) => void) | undefined;
  /** Called with each theme set with `setTheme`, so that the app can store it. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
  children?: ReactNode;
}

/** Provides theme, density, contrast, locale and navigation. Sets `data-theme="light | dark"` on the document element. */
export function KitProvider({
  theme = 'system',
  density = 'comfortable',
  contrast = 'system',
  locale,
  messages,
  navigate,
  onThemeChange,
  children,
}: KitProviderProps) {
  const [choice, setChoice] = useState({ given: theme, theme });
  if (choice.given !== theme) setChoice({ given: theme, theme });
  const prefersDark = useMediaQuery(PREFERS_DARK);
  const systemTheme = prefersDark ? 'dark' : 'light';
  const resolvedTheme = choice.theme === 'system' ? systemTheme : choice.theme;

  // Runs before the first paint, because a later effect would show one frame of the wrong theme. During hydration
  // `prefersDark` still has the server's value, so the media query is read directly.
  useLayoutEffect(() => {
    const isSystemDark = choice.theme === 'system' && queryMedia(PREFERS_DARK).matches;
    document.documentElement.dataset['theme'] = isSystemDark ? 'dark' : resolvedTheme;
  }, [choice.theme, resolvedTheme]);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = density;
    if (contrast === 'system') delete dataset['contrast'];
    else dataset['contrast'] = contrast;
  }, [density, contrast]);

  // Runs during rendering, because effects run neither on a server nor before the children. Repeating it has no effect.
  useMemo(() => {
    if (messages) addKitMessages(locale, messages);
  }, [locale, messages]);

  // Loaded texts create a new context value, so that every component with a text renders again.
  const [, setWords] = useState(locale);
  const hasWords = hasKitMessages(locale);
  useEffect(() => {
    if (hasWords) return;
    let isMounted = true;
    // If loading fails the kit stays in English, and the next mount tries again.
    const show = () => isMounted && setWords(`${locale} loaded`);
    loadKitMessages(locale).then(show, () => {});
    return () => {
      isMounted = false;
    };
  }, [locale, hasWords]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded texts must make a new value.
  const kit = useMemo<Kit>(
    () => ({
      theme: choice.theme,
      resolvedTheme,
      setTheme(next) {
        setChoice((current) => ({ ...current, theme: next }));
        onThemeChange?.(next);
      },
      locale,
      navigate,
    }),
    [choice.theme, resolvedTheme, locale, hasWords, navigate, onThemeChange],
  );
  return <KitContext value={kit}>{children}</KitContext>;
}

/** Returns the chosen theme, the theme in effect, and the function that sets another theme. */
export function useTheme(): { theme: Theme; resolvedTheme: ResolvedTheme; setTheme: (theme: Theme) => void } {
  const { theme, resolvedTheme, setTheme } = useContext(KitContext);
  return { theme, resolvedTheme, setTheme };
}

/** Returns the BCP 47 tag of the nearest KitProvider; `en-US` without a provider. */
export function useKitLocale(): string {
  return useContext(KitContext).locale;
}

/** Returns the `navigate` function of the nearest KitProvider, if it has one. */
export function useKitNavigate(): ((href: string) => void) | undefined {
  return useContext(KitContext).navigate;
}
