import { cpSync } from 'node:fs';
import { build } from 'esbuild';

/**
 * Removes the languages of react-aria that the app does not use. English stays as the fallback.
 * @type {import('esbuild').Plugin}
 */
const locales = {
  name: 'locales',
  setup({ onLoad }) {
    onLoad(
      { filter: /[/\\]react-(aria|aria-components|stately)[/\\].*[/\\]intl[/\\].*\w\w-\w\w\.mjs$/ },
      ({ path }) => (/(es-ES|en-US)\.mjs$/.test(path) ? undefined : { contents: 'export default {};' }),
    );
  },
};

await build({
  entryPoints: ['src/main.tsx'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Fonts of the kit's stylesheet.
  loader: { '.woff2': 'file' },
  plugins: [locales],
});
cpSync('index.html', 'dist/index.html');
