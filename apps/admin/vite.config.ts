import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { messages } from './vite/messages.ts';
import { routePages } from './vite/routePages.ts';

/** Where `npm run dev` finds the API; `PORT` is the API's own variable. */
const api = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

export default defineConfig(({ command }) => ({
  plugins: [
    messages(),
    vanillaExtractPlugin(),
    react(),
    // es-ES stands for every Spanish: react-aria falls back from es-US by language.
    optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }),
    routePages(),
    compress(),
  ],
  resolve: {
    // The packages' source in the build too: one stylesheet a route instead of the whole kit's in one.
    conditions: ['@derrick/source', ...defaultClientConditions],
    alias:
      command === 'build'
        ? // Messages are compiled ahead of time; 7 KB of ICU parser would never run.
          [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  server: { port: 5173, proxy: { '/api': api } },
  preview: { port: 4173, proxy: { '/api': api } },
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
}));
