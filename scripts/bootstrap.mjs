/**
 * Makes a fresh clone runnable: installs the dependencies when the lock file is newer than what is installed and,
 * with --tests, finds a Chromium for the tests or installs one. Uses Node's own modules alone: it runs before anything is
 * installed. Exits non-zero with a sentence that says what to do.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.bootstrap');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Derrick needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

install();
if (process.argv.includes('--tests')) browser();

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies…');
  // The npm that runs this script, so that a machine with several versions uses only one.
  const npm = process.env['npm_execpath'];
  const result = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: true });
  if (result.status !== 0) {
    console.error('Dependencies could not be installed; npm says why above.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

function browser() {
  if (findChromium()) return;
  console.log('No Chromium found: installing one for the tests…');
  spawnSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (findChromium()) return;
  // Playwright's download server may be out of reach; Debian and Ubuntu carry a Chromium of their own.
  installFromDebian();
  if (findChromium()) return;
  console.error('The tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}

/** Does nothing unless root runs this on Debian or Ubuntu. */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) return;
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
}

/** @param {string} name */
function hasCommand(name) {
  try {
    execFileSync('which', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
