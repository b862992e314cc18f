import { cpSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { moduleByModule } from '../../scripts/moduleByModule.ts';
import { stylesheets } from './build/stylesheets.ts';
import { designTokens } from './build/tokens.mjs';
import * as tokens from './src/theme/tokens.ts';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/contract.*'],
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  esbuildPlugins: [stylesheets(), moduleByModule],
  onSuccess: async () => {
    // The license of the fonts requires distributing it with them.
    cpSync('src/theme/fonts', 'dist/theme/fonts', { recursive: true });
    writeFileSync('dist/stylesheet.d.ts', 'export {};\n');
    writeFileSync('dist/tokens.json', `${JSON.stringify(designTokens(tokens), null, 2)}\n`);
  },
});
