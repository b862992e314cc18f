import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Folders of `src` with an `index.ts`: what an app can import. */
export const entryFolders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`src/${entry.name}/index.ts`))
  .map(({ name }) => name);

const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?'(\.[^']+)';|import\('(\.[^']+)'\)/gm;

/**
 * Modules that a source module loads, in the order of its imports.
 * @param {string} file below `src`
 */
const importsOf = (file) =>
  [...readFileSync(join('src', file), 'utf8').matchAll(IMPORT)].map(([, now, late]) =>
    normalize(join(dirname(file), now ?? late ?? '')),
  );

/**
 * Every module that one loads, also late ones, each after those that it loads itself: the order in which a bundler puts
 * their styles.
 * @param {string} file below `src`
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
export function modulesFrom(file, found = new Set(), begun = new Set()) {
  if (begun.has(file)) return found;
  begun.add(file);
  if (!file.endsWith('.css')) for (const next of importsOf(file)) modulesFrom(next, found, begun);
  return found.add(file);
}

/** @param {string} file */
export const isStyles = (file) => file.endsWith('.css') || file.endsWith('.css.ts');
