import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** Bundles one import as an app would, and lists the libraries that came along. */
async function librariesOf(name: string, folder: string): Promise<string[]> {
  const entry = '\0entry';
  const index = fileURLToPath(new URL(`./${folder}/index.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) =>
          id === entry
            ? `import { ${name} } from ${JSON.stringify(index)}; globalThis.kept = ${name};`
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const modules = outputs.flatMap((output) =>
    output.type === 'chunk' ? Object.entries(output.modules) : [],
  );
  const used = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
  return ['superstruct', 'ofetch'].filter((library) =>
    used.some((id) => id.includes(`/node_modules/${library}/`)),
  );
}

describe('an app that imports', () => {
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
  ])('%s from %s loads %j', async (name, folder, libraries) => {
    expect(await librariesOf(name, folder)).toEqual(libraries);
  });
});
