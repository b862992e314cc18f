import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { messages } from './apps/admin/vite/messages.ts';

/**
 * Subpaths of react-aria that the kit imports. Vitest scans only story files for dependencies, and a
 * dependency found later reloads the page during the tests.
 */
const ariaSubpaths = () => {
  const sources = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
    .map((file) => readFileSync(join('packages/ui/src', file), 'utf8'));
  return [...new Set(sources.join('\n').match(/(?<=')react-(?:aria|aria-components|stately)\/\w+(?=')/g))];
};

/** Configuration of Storybook and Vitest. apps/admin has its own. Packages are read from source instead of dist. */
export default defineConfig({
  plugins: [messages(), vanillaExtractPlugin(), react()],
  resolve: { conditions: ['@derrick/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      ...ariaSubpaths(),
      '@internationalized/date',
      '@tanstack/react-virtual',
      'lucide-react',
      // Dependencies of the screens and the API client, which stories reach through apps/admin.
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
      // Dependencies of the documentation.
      '@storybook/addon-docs/blocks',
      'storybook/internal/core-events',
    ],
  },
});
