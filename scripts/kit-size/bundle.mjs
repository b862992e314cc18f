import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';

/** @typedef {{ first: number, all: number }} Size bytes as gzip: of the first load, and with what arrives late */

/** @param {string | Uint8Array} content */
export const gzipped = (content) => gzipSync(content, { level: 9 }).length;

const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

const kit = new URL('../../packages/ui/dist/index.js', import.meta.url).pathname;

/** @param {readonly string[]} names */
const entryOf = (names) => `import { ${names.join(', ')} } from '${kit}'; console.log(${names.join(', ')});`;

/**
 * Adds up the files that the entry loads at once, and those that it can load later. Files that the entry can't reach are
 * left out, because esbuild also writes files for dropped imports.
 * @param {readonly { name: string, isEntry: boolean, imports: readonly string[], lateImports: readonly string[], bytes: number }[]} files
 * @returns {Size}
 */
function sizeOf(files) {
  const byName = new Map(files.map((file) => [file.name, file]));
  /**
   * @param {string} name
   * @param {boolean} isLateToo
   * @param {Set<string>} visited
   */
  const follow = (name, isLateToo, visited) => {
    const file = byName.get(name);
    if (!file || visited.has(name)) return visited;
    visited.add(name);
    for (const next of [...file.imports, ...(isLateToo ? file.lateImports : [])])
      follow(next, isLateToo, visited);
    return visited;
  };
  const entry = files.find(({ isEntry }) => isEntry)?.name ?? '';
  const bytesOf = (/** @type {boolean} */ isLateToo) =>
    [...follow(entry, isLateToo, new Set())].reduce(
      (total, name) => total + (byName.get(name)?.bytes ?? 0),
      0,
    );
  return { first: bytesOf(false), all: bytesOf(true) };
}

/** Languages of react-aria except English, as the documentation says to leave them out. */
const otherLanguages =
  /[/\\]react-(aria|aria-components|stately)[/\\].*[/\\]intl[/\\](.*[/\\])?(?!en-US)\w\w-\w\w\.mjs$/;

/**
 * Bundles imports from the kit's index with esbuild.
 * @param {readonly string[]} names
 * @returns {Promise<Size>}
 */
export async function withEsbuild(names) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: entryOf(names), resolveDir: '.' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    external,
    plugins: [
      {
        name: 'english',
        setup({ onLoad }) {
          onLoad({ filter: /\w\w-\w\w\.mjs$/ }, ({ path }) =>
            otherLanguages.test(path) ? { contents: 'export default {};' } : undefined,
          );
        },
      },
    ],
  });
  return sizeOf(
    Object.entries(metafile.outputs).map(([name, { entryPoint, imports }]) => ({
      name,
      isEntry: entryPoint === '<stdin>',
      imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
      lateImports: imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
      bytes: gzipped(outputFiles.find(({ path }) => path.endsWith(`/${name}`))?.contents ?? ''),
    })),
  );
}

/**
 * Bundles imports from the kit's index with Vite.
 * @param {readonly string[]} names
 * @returns {Promise<Size>}
 */
export async function withVite(names) {
  const result = await viteBuild({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? entryOf(names) : null),
      },
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry', external } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return sizeOf(
    outputs.flatMap((output) =>
      output.type === 'chunk'
        ? [
            {
              name: output.fileName,
              isEntry: output.isEntry,
              imports: output.imports,
              lateImports: output.dynamicImports,
              bytes: gzipped(output.code),
            },
          ]
        : [],
    ),
  );
}

/**
 * Bundles the stylesheets of components into one file.
 * @param {readonly string[]} folders
 */
export async function styles(folders) {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: folders.map((folder) => `@import './packages/ui/dist/${folder}/styles.css';`).join('\n'),
      loader: 'css',
      resolveDir: '.',
    },
    bundle: true,
    minify: true,
    write: false,
    external: ['*.woff2'],
  });
  return gzipped(outputFiles[0]?.contents ?? '');
}
