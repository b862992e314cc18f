import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** Order of the layers, again at the top of what is shipped: the first mention anywhere decides it. */
const layerOrder = '@layer derrick.reset, derrick.tokens, derrick.base, derrick.components;';

/** The rules of a stylesheet, each with the braces that belong to it. */
function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const letter = css[at];
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (depth === 0 && (letter === '}' || letter === ';')) {
      rules.push(css.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return rules;
}

/**
 * Makes one stylesheet, `dist/styles.css`, of the ones that tsup writes beside each entry and each part loaded on
 * demand: they repeat the whole theme, and carry vanilla-extract's source in comments, two thirds of their size.
 */
async function makeOneStylesheet() {
  const files = (await readdir('dist', { recursive: true })).filter((file) => /\.css(\.map)?$/.test(file));
  // The index first, it has nearly all; the rest adds what is loaded on demand.
  const sheets = ['index.css', ...files.filter((file) => /^[^/\\]+-\w+\.css$/.test(file)).sort()];
  const rules = new Set<string>([layerOrder]);
  for (const sheet of sheets) {
    const css = (await readFile(join('dist', sheet), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const rule of topLevelRules(css)) {
      if (!/^@layer derrick\.\w+;$/.test(rule)) rules.add(rule);
    }
  }
  await Promise.all(files.map((file) => rm(join('dist', file))));
  await writeFile('dist/styles.css', `${[...rules].join('\n')}\n`);
}

export default defineConfig({
  entry: ['src/index.ts', 'src/*/index.ts'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // tsup sets baseUrl, which TypeScript 6 rejects.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // esbuild drops the directives of the modules that it puts together.
  banner: { js: '"use client";' },
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  async onSuccess() {
    await makeOneStylesheet();
    // The fonts' licence asks to travel with them.
    await cp('src/theme/fonts', 'dist/fonts', { recursive: true });
  },
});
