export {
  LanguageSwitcher,
  type LanguageSwitcherProps,
} from './LanguageSwitcher.tsx';
export { languageSwitcherDensities } from './variants.ts';
