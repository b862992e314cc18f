import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** Bundles a module's source as a Vite app would and returns its chunks, entry chunk first. */
async function withVite(text: string) {
  const entry = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? text : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
}

/** Bundles a module's source with esbuild and returns the files that the entry loads eagerly. */
async function withEsbuild(text: string) {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: text, resolveDir: '.' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const first = new Set(
    Object.entries(metafile.outputs).flatMap(([name, { entryPoint, imports }]) =>
      entryPoint === '<stdin>'
        ? [name, ...imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path)]
        : [],
    ),
  );
  return outputFiles.filter(({ path }) => [...first].some((name) => path.endsWith(`/${name}`)));
}

const fileOf = (folder: string) => fileURLToPath(new URL(`./${folder}index.ts`, import.meta.url));

/** Lists the libraries bundled with a single import. */
async function librariesOf(name: string, folder: string): Promise<string[]> {
  const text = `import { ${name} } from ${JSON.stringify(fileOf(`${folder}/`))}; globalThis.kept = ${name};`;
  const modules = (await withVite(text)).flatMap((chunk) => Object.entries(chunk.modules));
  const used = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
  return ['superstruct', 'ofetch'].filter((library) =>
    used.some((id) => id.includes(`/node_modules/${library}/`)),
  );
}

describe('the bundle of a single import', () => {
  it.each([
    ['validateLogin', 'auth', []],
    ['roles', 'auth', []],
    ['validateTicket', 'tickets', []],
    ['hoursBetween', 'tickets', []],
    ['formatDate', 'format', []],
    ['permissionsOf', 'permissions', []],
    ['validateFile', 'files', []],
    ['accountStatuses', 'people', []],
    ['assignableStatuses', 'technicians', []],
    ['validateNewTechnician', 'people', []],
    ['validateJobTypeName', 'jobTypes', []],
    ['formatPhoneAsTyped', 'format', []],
    ['ApiError', 'http', []],
    ['loginStruct', 'auth', ['superstruct']],
    ['listTickets', 'tickets', ['superstruct']],
    ['createApi', 'http', ['superstruct', 'ofetch']],
  ])('of %s from %s contains the libraries %j', async (name, folder, libraries) => {
    expect(await librariesOf(name, folder)).toEqual(libraries);
  });
});

describe('the bundle of the API client with the login and ticket calls', () => {
  const names = 'createApi, login, listTickets, getTicket, createTicket, updateTicket';
  const text = `import { ${names} } from ${JSON.stringify(fileOf(''))}; console.log(${names});`;
  const sizeOf = (files: readonly (string | Uint8Array)[]) =>
    files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0);

  it('is at most 13 KB gzipped with Vite and with esbuild', async () => {
    const [first] = await withVite(text);
    expect.soft(sizeOf([first?.code ?? ''])).toBeLessThanOrEqual(13 * 1024);
    const files = await withEsbuild(text);
    expect.soft(sizeOf(files.map(({ contents }) => contents))).toBeLessThanOrEqual(13 * 1024);
  });
});
