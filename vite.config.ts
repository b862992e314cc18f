import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { messages } from './apps/admin/vite/messages.ts';

/**
 * What the kit imports from react-aria-components, by subpath. Vitest scans only story files for dependencies, and one
 * that is found late reloads the page under running tests.
 */
const ariaSubpaths = () => {
  const sources = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
    .map((file) => readFileSync(join('packages/ui/src', file), 'utf8'));
  return [...new Set(sources.join('\n').match(/(?<=')react-aria-components\/\w+(?=')/g))];
};

/** Shared by Storybook and Vitest; apps/admin has its own. Packages are read from source, not from dist. */
export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@derrick/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      ...ariaSubpaths(),
      '@internationalized/date',
      'lucide-react',
      // The screens' and the client's, which stories reach through apps/admin.
      'ofetch',
      'uqr',
      '@simplewebauthn/browser',
      'superstruct',
      'swr',
      'regexparam',
      'wouter',
      'wouter/memory-location',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      // The documentation's.
      '@storybook/addon-docs/blocks',
      'storybook/internal/core-events',
    ],
  },
});
