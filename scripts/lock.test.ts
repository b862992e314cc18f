/** Checks version, content hash and license of every installed package. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const locked = Object.entries<Locked>(readJson('package-lock.json').packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Licenses that allow use in a product without publishing its source. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  'MIT AND OFL-1.1',
]);

/** MIT packages that do not state their license in package.json. */
const unstated = new Set(['node_modules/busboy', 'node_modules/png-js', 'node_modules/streamsearch']);

it('the lock file pins each package to an exact version and an integrity hash', () => {
  const loose = locked.filter(
    ([, { version, integrity, optional, os, cpu }]) =>
      !/^\d+\.\d+\.\d+/.test(version ?? '') ||
      // Binaries for other systems, added by scripts/lock-platforms.mjs.
      !(integrity?.startsWith('sha512-') || (optional && (os || cpu))),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

it('production dependencies have permissive licenses only', () => {
  const unlicensed = locked.filter(
    ([path, { dev, license, os, cpu }]) =>
      !dev &&
      !permissive.has(license ?? '') &&
      !unstated.has(path) &&
      !(license === undefined && (os || cpu)),
  );
  expect(unlicensed.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it.each(['apps/api', 'apps/admin'])('lists exact dependency versions in package.json of %s', (app) => {
  const { dependencies = {} } = readJson(`${app}/package.json`);
  const ranges = Object.entries<string>(dependencies).filter(([, version]) => !/^\d/.test(version));
  expect(ranges).toEqual([]);
});
