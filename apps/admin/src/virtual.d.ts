type Catalogue = import('./core/i18n/catalogue.ts').Catalogue;
type Language = import('./core/i18n/language.ts').Language;
type Part = import('./core/i18n/catalogue.ts').Part;

/** Loads the messages of one part in one language; see vite/messages.ts. */
declare module 'virtual:messages' {
  const catalogues: Record<Language, Record<Part, () => Promise<{ default: Catalogue }>>>;
  export default catalogues;
}

/** All messages in the pseudo-locale, for stories and tests. */
declare module 'virtual:messages/pseudo' {
  const catalogue: Catalogue;
  export default catalogue;
}
