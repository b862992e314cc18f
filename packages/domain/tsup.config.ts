import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());

export default defineConfig({
  // Every module is an entry, so that each lands in a chunk of its own: a bundler can then drop the structs of a
  // folder (top-level calls, which no bundler can prove pure) when only its rules are imported.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  dts: {
    // Here tsup expands no pattern.
    entry: Object.fromEntries(
      ['', ...folders.map(({ name }) => `${name}/`)].map((path) => [`${path}index`, `src/${path}index.ts`]),
    ),
    // tsup sets baseUrl, which TypeScript 6 refuses unless told otherwise.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});
