/** Compiled messages of one part of the app in one language; see vite/messages.ts. */
declare module 'virtual:messages/*' {
  const catalogue: import('./app/i18n/catalogue.ts').Catalogue;
  export default catalogue;
}
