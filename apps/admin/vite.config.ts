import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { leanIcons } from './vite/leanIcons.ts';
import { mergeRuntime } from './vite/mergeRuntime.ts';
import { messages } from './vite/messages.ts';
import { routePages } from './vite/routePages.ts';
import { shortNames } from './vite/shortNames.ts';

/** Where `npm run dev` finds the API; `PORT` is the API's own variable. */
const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

/**
 * What every page needs is one file, and so is what every dashboard page needs: left to itself the bundler makes fifty
 * small ones, each with headers of its own, a dictionary of its own to compress by, and a name that the first file lists.
 */
const groups = [
  {
    name: 'base',
    priority: 5,
    test: new RegExp(
      [
        '/apps/admin/src/app/(main|api|errorText|LanguageChoice|usePageTitle|wantedPage|deferred)\\.tsx?$',
        // Icons that the dashboard shares with signing up would bring the whole of it there.
        '/lucide-react/dist/esm/icons/(check|languages|triangle-exclamation-point|x)\\.',
        '/packages/ui/src/(Button|EmptyState|Field|IconButton|LanguageSwitcher|Link|Logo|Spinner)/',
        // Not the contract of the tokens, and not what speaks to react-aria: both are for code that comes later.
        '/packages/ui/src/theme/(?!AriaLocale|contract)',
        // Ids and days, which the pages of accounts have in common with those of tickets.
        '/packages/domain/src/(auth/(roles|rules)|tickets/(scalars|shapes))\\.ts$',
        '/node_modules/(react|react-dom|scheduler)/',
      ].join('|'),
    ),
  },
  // What signing in shares with the forms of the dashboard, and its first pages do without.
  { name: 'form', priority: 4, test: /\/packages\/ui\/src\/(Banner|TextField)\// },
  {
    name: 'sign-in',
    priority: 4,
    test: /\/apps\/admin\/src\/auth\/(AuthLayout|LoginScreen|SidePicture)\./,
  },
  {
    name: 'dashboard',
    priority: 3,
    test: new RegExp(
      [
        '/apps/admin/src/app/shell/Dashboard\\.tsx$',
        // What more than one of its pages shows.
        '/packages/ui/src/(Badge|SearchField|Skeleton|StatCard|onDemand)/',
        '/apps/admin/src/ticketForm/createdFlag\\.ts$',
        // Left with the list, the form and the pages of people would bring the whole list for it.
        '/apps/admin/src/app/lastPlace\\.ts$',
        '/packages/domain/src/format/(dates|intl|numbers)\\.ts$',
        '/lucide-react/dist/esm/icons/(clock|plus)\\.',
      ].join('|'),
    ),
  },
  // The list shows both in its first moment; the overview takes the list's along, for which it is the next page.
  ...['en', 'es'].map((language) => ({
    name: `words-${language}`,
    priority: 3,
    test: new RegExp(`derrick-messages:${language}/(shell|tickets)$`),
  })),
  { name: 'tickets', priority: 2, test: /\/apps\/admin\/src\/tickets\/JobTicketsScreen\.tsx$/ },
  {
    name: 'person',
    priority: 2,
    // Or the lists of people would load the pages of accounts for the rules of names and numbers.
    test: /\/packages\/domain\/src\/(auth\/registration|format\/phone)\.ts$/,
  },
  {
    name: 'account',
    priority: 1,
    test: /\/apps\/admin\/src\/auth\/(?!commonPasswords|FailureBanner|useSignIn)/,
  },
  {
    name: 'maintenance',
    priority: 1,
    test: /\/apps\/admin\/src\/app\/maintenance\/Maintenance(Cover|Page|Screen)\./,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    messages(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
    react(),
    // es-ES stands for every Spanish: react-aria falls back from es-US by language.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }),
    leanIcons(),
    mergeRuntime('base'),
    routePages(),
    compress(),
  ],
  resolve: {
    // The packages' source in the build too: one stylesheet a route instead of the whole kit's in one.
    conditions: ['@derrick/source', ...defaultClientConditions],
    alias: [
      // Messages are compiled by vite/messages.ts; 7 KB of ICU parser would never run.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      {
        find: /^\.\.?\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('./vite/createIcon.ts', import.meta.url)),
      },
      {
        find: /^(ufo|destr)$/,
        replacement: fileURLToPath(new URL('./vite/ofetchParts.ts', import.meta.url)),
      },
      // React has had it since 18; the shim is for 17.
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: fileURLToPath(new URL('./vite/useSyncExternalStore.ts', import.meta.url)),
      },
    ],
  },
  server: { port: 5173, proxy: { '/api': api } },
  preview: { port: 4173, proxy: { '/api': api } },
  build: {
    target: 'es2022',
    // 1 KB less in a first load than the bundler's own minifier, for ten seconds more of the build.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3 },
      format: { comments: false },
    },
    // What browsers of the last two and a half years know; for older ones the styles would say much twice.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // What is there before anything else need not be named with whatever comes later.
      resolveDependencies: (_file, files) => files.filter((file) => !file.startsWith('assets/base-')),
    },
    // A font in a stylesheet would come before anything is seen, and by pages that show none of its letters.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    reportCompressedSize: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: { groups },
        // As short as the bundler allows: the first files list the names of nearly all others, and a hash does not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}));
