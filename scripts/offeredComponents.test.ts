import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const kit = join(root, 'packages/ui/src');

/** Reads the source files below a folder except tests, with their paths. */
function readSources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('contract.'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const appSources = readSources(join(root, 'apps/admin/src'));
const kitSources = readSources(kit).filter(({ path }) => path !== 'index.ts');

/** Returns true if a screen of the admin app shows the component, directly or inside another component of the kit. */
const isUsed = (component: string): boolean =>
  appSources.some(({ text }) => text.includes(`'@derrick/ui/${component}'`)) ||
  kitSources.some(
    ({ path, text }) =>
      !path.startsWith(`${component}/`) && new RegExp(`'\\.\\./${component}/\\w+\\.tsx?'`).test(text),
  );

it('the README of the kit gives a reason for each component that the admin app does not use, and lists no used components', () => {
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  const [, section = ''] = readme.split('## Components for other apps\n');
  const [table = ''] = section.split('\n## ');
  const listed = [...table.matchAll(/^\| `(\w+)` +\| \S/gm)].map(([, name]) => name);
  const unused = readdirSync(kit).filter((name) => /^[A-Z]/.test(name) && !isUsed(name));
  expect(listed.toSorted()).toEqual(unused.toSorted());
});
