import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, defineProject } from 'vitest/config';
import { launchOptions } from './scripts/chromium.mjs';

// A factory, not a shared object: Vitest writes into `instances`.
const browser = () => ({
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 900 },
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

const stories = (theme: 'light' | 'dark') => ({
  extends: './vite.config.ts',
  plugins: [
    storybookTest({
      configDir: '.storybook',
      ...(theme === 'dark' && { initialGlobals: { theme }, tags: { exclude: ['one-theme'] } }),
    }),
    // The plugin above gives both themes one folder, and two servers that bundle dependencies into it fail each other.
    {
      name: 'derrick:own-cache',
      enforce: 'post' as const,
      config: () => ({ cacheDir: `node_modules/.cache/stories-${theme}` }),
    },
  ],
  // One page for all story files: a fresh preview for each costs five times the run.
  test: { name: `stories-${theme}`, isolate: false, browser: browser() },
});

const conditions = {
  resolve: { conditions: ['@derrick/source'] },
  ssr: { resolve: { conditions: ['@derrick/source'] } },
};

export default defineConfig({
  test: {
    projects: [
      stories('light'),
      stories('dark'),
      defineProject({
        ...conditions,
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node' },
      }),
      {
        extends: './vite.config.ts',
        ssr: conditions.ssr,
        test: { name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      {
        extends: './vite.config.ts',
        ssr: conditions.ssr,
        test: { name: 'admin', include: ['apps/admin/src/**/*.test.{ts,tsx}'], environment: 'node' },
      },
      defineProject({
        ...conditions,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      }),
    ],
  },
});
