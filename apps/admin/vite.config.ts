import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { messages } from './vite/messages.ts';
import { routePages } from './vite/routePages.ts';

/** API address for `npm run dev`; `PORT` is the API's own variable. */
const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  plugins: [
    messages(),
    vanillaExtractPlugin(),
    react(),
    // es-ES covers all Spanish locales: react-aria falls back from es-US by language.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }),
    routePages(),
    compress(),
  ],
  resolve: {
    // Resolves the packages to their sources, so that a page only gets the styles of the components it uses.
    conditions: ['@derrick/source', ...defaultClientConditions],
    // Messages are compiled at build time. Source: https://formatjs.github.io/docs/guides/advanced-usage
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: { port: 5173, proxy: { '/api': api } },
  preview: { port: 4173, proxy: { '/api': api } },
  build: {
    target: 'es2022',
    // Browsers with `light-dark()` and logical properties. Older targets would duplicate the styles.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // A page's scripts are preloaded by its HTML, and from `routes.json` when the user navigates; see routePages.ts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
    },
    // Not inlined, because a font inside a stylesheet would be loaded before the first paint, even by pages that do not
    // use it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
