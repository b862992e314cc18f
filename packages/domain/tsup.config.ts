import { defineConfig } from 'tsup';

const indexes = ['src/index.ts', 'src/*/index.ts'];

export default defineConfig({
  // Every module is an entry, so that each lands in a chunk of its own: a bundler can then drop the structs of a
  // folder (top-level calls, which no bundler can prove pure) when only its rules are imported.
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // tsup sets baseUrl, which TypeScript 6 refuses unless told otherwise.
  dts: { entry: indexes, compilerOptions: { ignoreDeprecations: '6.0' } },
});
