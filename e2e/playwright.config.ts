import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';

/** Runs journeys through the built product: the real server with its embedded database, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each worker has a server and a database. Journeys mostly wait, so two workers still leave two cores idle.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1360, height: 903 },
    contextOptions: { reducedMotion: 'reduce' },
    // No screenshots in traces, because they would also be taken for passing journeys. DOM snapshots of each step are
    // kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
