/**
 * `npm run size:kit`: measures the size that each component of the built kit adds to an app that imports it from the
 * index, under Vite and esbuild. Compares it with packages/ui/SIZES.md and the limits below. `npm run size:kit --
 * --write` updates the table.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { styles, withEsbuild, withVite } from './kit-size/bundle.mjs';

const FILE = 'packages/ui/SIZES.md';
const dist = 'packages/ui/dist';

/** @typedef {'vite' | 'viteAll' | 'esbuild' | 'esbuildAll' | 'css'} Kind */

/** Columns of the table. @type {readonly Kind[]} */
const kinds = ['vite', 'viteAll', 'esbuild', 'esbuildAll', 'css'];

/** Growth of a component in KB that fails: bundlers and zlib vary, and a small growth is recorded at the next `--write`. */
const TOLERANCE = 1;

/** @type {{ order: string[], needs: Record<string, string[]> }} */
const { order, needs } = JSON.parse(readFileSync(`${dist}/styles.json`, 'utf8'));

/**
 * Returns the components that a folder exports.
 * @param {string} folder
 */
const componentsOf = (folder) =>
  [...readFileSync(`${dist}/${folder}/index.js`, 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name));

const seven = ['Button', 'TextField', 'Select', 'DataTable', 'Dialog', 'DatePicker', 'Toast'].filter(
  (folder) => readdirSync(dist).includes(folder),
);

/** Name of the row about the seven components. */
const TOGETHER = `the seven together: ${seven.join(', ')}`;

/**
 * Rows of the table: names of components, and the folders of their styles. Overlays for an existing trigger, which the
 * component of the same folder loads lazily, have their own rows.
 * @type {readonly { name: string, components: readonly string[], folders: readonly string[] }[]}
 */
const rows = [
  ...Object.keys(needs)
    .sort()
    .flatMap((folder) => {
      const components = componentsOf(folder);
      const anchored = components.filter((name) => name.startsWith('Anchored'));
      const others = components.filter((name) => !anchored.includes(name));
      return [
        ...(others.length > 0 ? [{ name: folder, components: others, folders: [folder] }] : []),
        ...anchored.map((name) => ({ name, components: [name], folders: [folder] })),
      ];
    }),
  { name: TOGETHER, components: seven.flatMap(componentsOf), folders: seven },
];

/**
 * Limits in KB. esbuild itself adds 0.5 KB to an import from an index. Each limit leaves room for more messages, because
 * the messages of all components are one module.
 */
/** @type {Readonly<Record<string, Partial<Record<Kind, number>>>>} */
const limits = {
  Button: { vite: 3.5, esbuild: 4.5, css: 3.3 },
  // The goal is 80 KB at first and 120 including lazily loaded code. docs/decisions.md explains the rest.
  [TOGETHER]: { vite: 80, viteAll: 122, esbuild: 82.5, esbuildAll: 138, css: 10.5 },
};

const kb = (/** @type {number} */ bytes) => Math.round(bytes / 102.4) / 10;

/** @type {Map<string, Record<Kind, number>>} */
const measured = new Map();
for (const { name, components, folders } of rows) {
  const [esbuild, vite] = [await withEsbuild(components), await withVite(components)];
  const sheets = new Set(folders.flatMap((folder) => needs[folder] ?? []));
  measured.set(name, {
    vite: kb(vite.first),
    viteAll: kb(vite.all),
    esbuild: kb(esbuild.first),
    esbuildAll: kb(esbuild.all),
    css: kb(await styles(order.filter((folder) => sheets.has(folder)))),
  });
}

const table = [...measured].map(
  ([name, sizes]) => `| ${name} | ${kinds.map((kind) => sizes[kind].toFixed(1)).join(' | ')} |`,
);
const text = `# Sizes

KB gzip, minified, imported from the index of the package, without React, with react-aria in English alone. \u201cWith late
parts\u201d adds what is loaded when it is first needed. Styles are the sheets that the component needs, the theme among them. Written
by \`npm run size:kit -- --write\`; continuous integration compares.

| component | Vite | with late parts | esbuild | with late parts | styles |
| --- | ---: | ---: | ---: | ---: | ---: |
${table.join('\n')}
`;
if (process.argv.includes('--write')) writeFileSync(FILE, text);

const previousSizes = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', ...sizes]) => [name, sizes.map(Number)]),
);
/** @type {string[]} */
const problems = [];
for (const [name, sizes] of measured) {
  const before = previousSizes.get(name);
  if (!before) problems.push(`${name} is not in ${FILE}`);
  for (const [index, kind] of kinds.entries()) {
    const limit = limits[name]?.[kind] ?? Number.POSITIVE_INFINITY;
    if (sizes[kind] > limit) problems.push(`${name}: ${kind} ${sizes[kind]} KB, limit ${limit}`);
    if (sizes[kind] > (before?.[index] ?? sizes[kind]) + TOLERANCE)
      problems.push(`${name}: ${kind} ${sizes[kind]} KB, ${before?.[index]} in ${FILE}`);
  }
}
console.log(text);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
