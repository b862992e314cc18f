import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

const isClientModule = (source: string) => source.startsWith("'use client';");

/**
 * Returns true if a module has a run-time import of a package. All packages of the kit contain hooks, contexts or
 * elements, except for the date calculations.
 */
const importsPackage = (source: string) =>
  [...source.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^.'][^']*)';/gm)].some(
    ([, names = '', path]) =>
      path !== '@internationalized/date' && !/^\{(\s*type \w+,?)*\s*\}\s*$/.test(names),
  );

/** Functions called in event handlers, which never run on a server. */
const actions = ['clearToasts', 'openLoadingOverlay', 'toast'];

/** Functions called in client components, because their options contain functions, which a server cannot send. */
const abilities = ['cellEdit', 'columnGroup', 'rowDetails', 'tableTotals'];

const isComponentOrHook = (name: string) => /^[A-Z][a-z]/.test(name) || /^use[A-Z]/.test(name);

/** Runtime exports of a folder, each with its module. */
function exportsOf(name: string): { name: string; module: string }[] {
  return [...read(`${name}/index.ts`).matchAll(/^export \{([^}]*)\} from '\.{1,2}\/([^']+)';/gm)].flatMap(
    ([statement, names = '', path = '']) =>
      names
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !part.startsWith('type '))
        .map((part) => ({
          name: part,
          module: statement.includes("'../") ? path : `${name}/${path}`,
        })),
  );
}

describe('a server component', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(new URL(name, folder)).includes('index.ts'));
  const values = folders
    .flatMap(exportsOf)
    .filter(({ name }) => !isComponentOrHook(name) && ![...actions, ...abilities].includes(name));

  it('can use every export except components, hooks, actions and abilities of tables, because the other exports are not in client modules', () => {
    expect(values.length).toBeGreaterThan(30);
    expect(values.filter(({ module }) => isClientModule(read(module)))).toEqual([]);
  });
});

describe('a module', () => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\.css\.ts$|^contract\./.test(path),
  );

  it('is marked as a client module if and only if it is a TSX file or imports a package at run time', () => {
    const needsMark = (path: string) => path.endsWith('.tsx') || importsPackage(read(path));
    const wrong = modules.filter((path) => needsMark(path) !== isClientModule(read(path)));
    expect(wrong).toEqual([]);
  });
});
