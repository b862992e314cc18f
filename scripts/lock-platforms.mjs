/**
 * Adds platform packages (`@biomejs/cli-darwin-arm64` …) to package-lock.json that the registry did not offer when the
 * lock file was written. npm silently leaves such optional packages out. `npm ci` then fails with "Missing: … from lock
 * file", and other platforms would lack the binary. Run it after every change of dependencies.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
/** @type {Record<string, { version: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }>} */
const packages = lock.packages;
let added = 0;

const operatingSystems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

for (const [folder, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(folder, name, version)) continue;
    const words = (name.split('/').at(-1) ?? name).split(/[-_]/);
    const os = operatingSystems.filter(
      (system) => words.includes(system) || (system === 'win32' && words.includes('windows')),
    );
    const cpu = processors.filter(
      (processor) => words.includes(processor) || (processor === 'x64' && words.includes('64')),
    );
    if (os.length === 0 && !words.includes('wasm32')) continue;
    const nested = `node_modules/${name}`;
    // Another version is already at the top level, so this one goes below its dependant.
    const target = packages[nested] ? `${folder}/node_modules/${name}` : nested;
    const exact = version.replace(/^[\^~]/, '');
    packages[target] = {
      version: exact,
      ...(cpu.length > 0 ? { cpu } : {}),
      ...(words.includes('musl') ? { libc: ['musl'] } : words.includes('gnu') ? { libc: ['glibc'] } : {}),
      optional: true,
      ...(os.length > 0 ? { os } : {}),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added === 0 ? 'package-lock.json is complete.' : `Added ${added} platform packages to package-lock.json.`,
);

/**
 * Returns true if Node's resolution from `folder` finds the package at the required version.
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
function resolves(folder, name, version) {
  const exact = version.replace(/^[\^~]/, '');
  for (
    let at = folder;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    const installed = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (installed) return installed.version === exact || /[\^~]/.test(version) || version.includes('x');
    if (at === '') return existsSync(join(root, 'node_modules', name));
  }
}
