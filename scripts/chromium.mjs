import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Returns the path of a Chromium that starts, or undefined. Order: CHROMIUM_PATH, the PATH, Playwright's download.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // Not on the PATH: try the next name.
    }
  }
  try {
    const path = execFileSync(
      process.execPath,
      ['-e', "process.stdout.write(require('playwright').chromium.executablePath())"],
      { encoding: 'utf8' },
    );
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Launch options of all browser tests. */
export function launchOptions() {
  const executablePath = findChromium();
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Chromium's sandbox does not start as root (containers, CI).
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}
