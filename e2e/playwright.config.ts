import { defineConfig } from '@playwright/test';
import { launchOptions } from '../scripts/chromium.mjs';

/** Journeys through the built product: the real server, its embedded database, a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each with a server and a database of its own. A journey waits more than it computes: two leave two cores idle still.
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
    // Without a film: it would be made of the journeys that pass, too. What the page held at each step is kept.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
