import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { entryFolders, isStyles, modulesFrom } from './sources.mjs';

/** Order of the layers, at the top of every stylesheet: the first mention anywhere decides it. */
const layerOrder = '@layer derrick.reset, derrick.tokens, derrick.base, derrick.components;';

/** @param {string} path */
const folderOf = (path) => dirname(path);

/**
 * Compiles one `.css.ts`: returns its rules, and writes the module with the class names in place of what TypeScript made
 * of it.
 * @param {string} file below `src`
 */
async function compileStyles(file) {
  const filePath = resolve('src', file);
  const { source } = await compile({ filePath, identOption: 'short' });
  let rules = '';
  const names = await processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath({ fileScope, source: css }) {
      // What it imports is compiled by itself.
      if (resolve(fileScope.filePath) === filePath) rules = css;
      return '';
    },
  });
  await writeFile(join('dist', file.replace(/\.ts$/, '.js')), `${names.trim()}\n`);
  return rules;
}

/** The statements that vanilla-extract repeats in every module. */
const LAYER_STATEMENT = /^@layer derrick\.\w+;\n?/gm;

/**
 * Writes a stylesheet for each folder with its own rules alone, `dist/styles.css` with all of them, and
 * `dist/styles.json`, which names the stylesheets that each folder needs, in their order.
 */
export async function buildStyles() {
  /** @type {Map<string, string[]>} rules by folder, in the order in which a bundler would put them */
  const rules = new Map();
  for (const file of modulesFrom('index.ts')) {
    if (!isStyles(file)) continue;
    const css = file.endsWith('.css.ts')
      ? await compileStyles(file)
      : (await readFile(join('src', file), 'utf8')).replaceAll('url("./fonts/', 'url("../fonts/');
    const own = css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(LAYER_STATEMENT, '')
      .trim();
    const folder = folderOf(file);
    if (!own) continue;
    const before = rules.get(folder) ?? [];
    // To the end: a folder comes after all that its modules build on.
    rules.delete(folder);
    rules.set(folder, [...before, own]);
  }
  const folders = ['theme', ...[...rules.keys()].filter((folder) => folder !== 'theme')];
  /** @param {string} folder */
  const sheetOf = (folder) => (rules.get(folder) ?? []).join('\n');
  for (const folder of new Set([...folders, ...entryFolders])) {
    await mkdir(`dist/${folder}`, { recursive: true });
    await writeFile(`dist/${folder}/styles.css`, `${layerOrder}\n${sheetOf(folder)}\n`);
  }
  const all = folders.map(sheetOf).join('\n').replaceAll('url("../fonts/', 'url("./fonts/');
  await writeFile('dist/styles.css', `${layerOrder}\n${all}\n`);
  const needs = Object.fromEntries(
    entryFolders.map((entry) => {
      const used = new Set([...modulesFrom(`${entry}/index.ts`)].filter(isStyles).map(folderOf));
      return [entry, folders.filter((folder) => folder === 'theme' || used.has(folder))];
    }),
  );
  await writeFile('dist/styles.json', `${JSON.stringify({ order: folders, needs }, null, 2)}\n`);
}
