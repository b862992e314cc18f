export {
  LanguageSwitcher,
  type LanguageSwitcherProps,
  languageSwitcherDensities,
} from './LanguageSwitcher.tsx';
