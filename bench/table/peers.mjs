import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const wanted = readFileSync(new URL('./package.json', import.meta.url), 'utf8');
const folder = join(tmpdir(), 'derrick-bench-table');

/**
 * Installs the tables for comparison in a temporary folder outside of the workspace, unless they are installed already.
 * @returns {string[]} their names, equal to the file names in `peers`; empty if they can't be installed
 */
export function installPeers() {
  const done = join(folder, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return ['tanstack', 'mantine'];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  try {
    const options = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
  } catch {
    console.warn('The other tables could not be installed: they are left out.');
    return [];
  }
  writeFileSync(done, wanted);
  return ['tanstack', 'mantine'];
}

/**
 * Resolves the installed tables for comparison. They use the React of the workspace.
 * @returns {import('vite').Plugin}
 */
export function resolvePeers() {
  return {
    name: 'bench-peers',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@(mantine|tanstack)\// },
      handler(source, importer, options) {
        if (importer?.startsWith(folder)) return undefined;
        return this.resolve(source, join(folder, 'package.json'), { ...options, skipSelf: true });
      },
    },
  };
}
