import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Metafile, Plugin } from 'esbuild';

/** Order of the cascade layers, written at the top of every stylesheet. The first mention on a page decides the order. */
const layerOrder = '@layer derrick.reset, derrick.tokens, derrick.base, derrick.components;';

/** The layer statements that vanilla-extract repeats in every module. */
const LAYER_STATEMENT = /^@layer derrick\.\w+;\n?/gm;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Compiles one `.css.ts` file into its own rules and the module with its class names. */
async function compileStyles(filePath: string): Promise<{ rules: string; names: string }> {
  const { source } = await compile({ filePath, identOption: 'short' });
  let rules = '';
  const names = await processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath({ fileScope, source: css }) {
      // Rules of imported `.css.ts` files are left out: each file is compiled separately.
      if (resolve(fileScope.filePath) === filePath) rules = css;
      return '';
    },
  });
  return { rules, names };
}

/** Imports of each source module, static and lazy, by its path below `src`. */
function importsBySource({ inputs }: Metafile): Map<string, string[]> {
  const sources = new Map(Object.keys(inputs).map((input) => [input.replace(/\.tsx?$/, '.js'), input]));
  const pathOf = (from: string, path: string) => {
    const target = join(dirname(from), path);
    return sources.get(target) ?? target;
  };
  return new Map(
    Object.entries(inputs).map(([input, { imports }]) => [
      input,
      imports.filter(({ path }) => path.startsWith('.')).map(({ path }) => pathOf(input, path)),
    ]),
  );
}

/** Modules reachable from `source`, each after the modules it imports. Bundlers put styles in the same order. */
function modulesFrom(
  source: string,
  imports: ReadonlyMap<string, string[]>,
  started = new Set<string>(),
): string[] {
  if (started.has(source)) return [];
  started.add(source);
  return [...(imports.get(source) ?? []).flatMap((next) => modulesFrom(next, imports, started)), source];
}

/** The component's folder: the first below `src`. Styles of its sub-folders belong to it. */
const folderOf = (source: string) => relative('src', dirname(source)).split('/')[0] ?? '';

/**
 * Writes one stylesheet per folder with only the rules of that folder, `dist/styles.css` with all rules, and
 * `dist/styles.json`, which lists the stylesheets each folder needs, in order.
 */
function writeStylesheets(metafile: Metafile, rulesOf: ReadonlyMap<string, string>): void {
  const imports = importsBySource(metafile);
  const sheets = new Map<string, string[]>();
  for (const source of modulesFrom('src/index.ts', imports)) {
    const rules = rulesOf.get(source)?.replaceAll(COMMENT, '').replaceAll(LAYER_STATEMENT, '').trim();
    if (!rules) continue;
    const folder = folderOf(source);
    const before = sheets.get(folder) ?? [];
    // Moves the folder to the end, because it must come after everything its modules import.
    sheets.delete(folder);
    sheets.set(folder, [...before, rules]);
  }
  const order = ['theme', ...[...sheets.keys()].filter((folder) => folder !== 'theme')];
  const entries = [...imports.keys()]
    .filter((source) => /^src\/[^/]+\/index\.ts$/.test(source))
    .map(folderOf);
  const write = (path: string, rules: readonly string[]) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${layerOrder}\n${rules.join('\n')}\n`);
  };
  for (const folder of new Set([...order, ...entries]))
    write(`dist/${folder}/styles.css`, sheets.get(folder) ?? []);
  const all = order.flatMap((folder) => sheets.get(folder) ?? []);
  write(
    'dist/styles.css',
    all.map((rules) => rules.replaceAll('url("./fonts/', 'url("./theme/fonts/')),
  );
  const needs = Object.fromEntries(
    entries.toSorted().map((entry) => {
      const used = new Set(
        modulesFrom(`src/${entry}/index.ts`, imports)
          .filter((name) => rulesOf.has(name))
          .map(folderOf),
      );
      return [entry, order.filter((folder) => folder === 'theme' || used.has(folder))];
    }),
  );
  writeFileSync('dist/styles.json', `${JSON.stringify({ order, needs }, null, 2)}\n`);
}

/**
 * Plugin that compiles the vanilla-extract styles and writes the stylesheets. Modules import no stylesheet; the app
 * chooses.
 */
export function stylesheets(): Plugin {
  const rulesOf = new Map<string, string>();
  return {
    name: 'stylesheets',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
        const { rules, names } = await compileStyles(path);
        rulesOf.set(relative('.', path), rules);
        return { contents: names, loader: 'js' };
      });
      build.onEnd(({ metafile }) => {
        if (metafile) writeStylesheets(metafile, rulesOf);
      });
    },
  };
}
