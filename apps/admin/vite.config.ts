import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { messages } from './vite/messages.ts';
import { routePages } from './vite/routePages.ts';

/** Where `npm run dev` finds the API; `PORT` is the API's own variable. */
const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

export default defineConfig({
  plugins: [
    messages(),
    vanillaExtractPlugin(),
    react(),
    // es-ES covers every Spanish: react-aria falls back from es-US by language.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }),
    routePages(),
    compress(),
  ],
  resolve: {
    // Read the packages from source, so that a page gets the styles of the components it shows and no others.
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
    // Browsers that know light-dark() and logical properties; for older ones the styles would be written twice.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A font inside a stylesheet would be loaded before the first paint, even by pages that show none of its letters.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What main.tsx imports: React, the providers, routing.
            { name: 'app', tags: ['$initial'], priority: 2 },
            // Small parts that pages with and without a session need; each would otherwise be a file of its own.
            {
              name: 'common',
              test: /\/packages\/(ui\/src\/(Banner|Button|Field|Form\/Form\.tsx|IconButton|Inline|LanguageSwitcher|Link|Logo|PasswordField|Stack|TextField|theme\/layout)|domain\/src\/(auth\/rules|http\/errors))|\/apps\/admin\/src\/(core\/(LanguageChoice|usePageTitle)|patterns\/(remote\/errorMessage|form\/errorMessages))/,
              minShareCount: 3,
              priority: 1,
            },
            // The frame of the signed-in pages, with the client of the API, the cache of its replies and what most of
            // these pages show: also the addresses that lead from one feature to another, and the states of records.
            {
              name: 'shell',
              test: /\/apps\/admin\/src\/(main\/Dashboard|core\/(saveFile|useTakenParameter)|patterns\/(remote|form\/age|list\/lastAddress)|\w+\/addresses)|\/packages\/domain\/src\/\w+\/status|\/packages\/(domain\/src\/(contract|format)|ui\/src\/(Avatar|Badge|SearchField|Skeleton|StatCard|search))\//,
            },
          ],
        },
      },
    },
  },
});
