// Here, not in index.ts: a bundler that knows the package free of side effects reads past an index, and its styles.
import './layers.css.ts';
import './themes.css.ts';
import './fonts.css';
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
import { hasKitMessages, loadKitMessages } from '../i18n/words.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Themes that a reader can choose; `system` follows the machine. */
export const themes = ['light', 'dark', 'system'] as const;

/** A choice of theme. */
export type Theme = (typeof themes)[number];

/** What is drawn in the end. */
export type ResolvedTheme = 'light' | 'dark';

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
  /** Theme to start with; a new value replaces what `setTheme` chose. */
  theme?: Theme | undefined;
  /** BCP 47 tag of the reader's language: numbers, dates, direction of overlays and the kit's own words. */
  locale: string;
  /** Client-side navigation of `Link`; without it links load the page. */
  navigate?: ((href: string) => void) | undefined;
  /** Called with each choice made through `setTheme`, for the app to keep. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
  children?: ReactNode;
}

/** Theme, language and navigation of everything below it; sets `data-theme` on the document element. */
export function KitProvider({
  theme = 'system',
  locale,
  navigate,
  onThemeChange,
  children,
}: KitProviderProps) {
  const [choice, setChoice] = useState({ given: theme, theme });
  if (choice.given !== theme) setChoice({ given: theme, theme });
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const systemTheme = prefersDark ? 'dark' : 'light';
  const resolvedTheme = choice.theme === 'system' ? systemTheme : choice.theme;

  // Before the first paint: an effect would show one frame of the other theme.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = resolvedTheme;
  }, [resolvedTheme]);

  // A new context value once the words are there: everything that reads some renders again.
  const [, setWords] = useState(locale);
  const hasWords = hasKitMessages(locale);
  useEffect(() => {
    if (hasWords) return;
    let isHere = true;
    // Without them the kit speaks English; the next mount tries again.
    const show = () => isHere && setWords(`${locale} loaded`);
    loadKitMessages(locale).then(show, () => {});
    return () => {
      isHere = false;
    };
  }, [locale, hasWords]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: words that came are a reason to render again.
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

/** The theme chosen, the theme drawn, and the way to choose another. */
export function useTheme(): { theme: Theme; resolvedTheme: ResolvedTheme; setTheme: (theme: Theme) => void } {
  const { theme, resolvedTheme, setTheme } = useContext(KitContext);
  return { theme, resolvedTheme, setTheme };
}

/** BCP 47 tag of the nearest KitProvider; `en-US` without one. */
export function useKitLocale(): string {
  return useContext(KitContext).locale;
}

/** Client-side navigation of the nearest KitProvider, if it was given one. */
export function useKitNavigate(): ((href: string) => void) | undefined {
  return useContext(KitContext).navigate;
}
