import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', globals: true, testTimeout: 60_000, setupFiles: '@derrick/ui/testing' },
});
