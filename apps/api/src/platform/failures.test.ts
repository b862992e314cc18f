import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { failure } from './failure.ts';
import { failures, sentenceOf } from './failures.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Reads all source files of the server except tests and the message catalogue. */
async function readSources(): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.ts$/.test(name) && !/\.test\.ts$|platform\/failures\.ts$/.test(name),
  );
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, place) => [name, contents[place] ?? '']));
}

const valuesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the sentences of failures', () => {
  it.each(Object.entries(failures))('%s is told in both languages, with the same values', (_, { en, es }) => {
    expect(es).not.toBe(en);
    expect(valuesIn(es)).toEqual(valuesIn(en));
  });

  it('are all used, and made in one way', async () => {
    const sources = await readSources();
    const domain = fileURLToPath(
      new URL('../../../../packages/domain/src/people/policy.ts', import.meta.url),
    );
    const text = [...sources.values(), await readFile(domain, 'utf8')].join('\n');
    expect(Object.keys(failures).filter((reason) => !text.includes(`'${reason}'`))).toEqual([]);
    const others = [...sources].filter(([, source]) => source.includes('new ApiFailure('));
    expect(others.map(([name]) => name)).toEqual(['platform/failure.ts']);
  });

  it('keep their values', () => {
    const values = { maxKilobytes: 16 };
    const { message } = failure('bodyTooLarge', { values });
    expect(message).toBe('The request is larger than the 16 KB that are taken here');
    expect(sentenceOf('bodyTooLarge', 'es', values)).toBe(
      'La solicitud supera los 16 KB que se aceptan aquí',
    );
  });
});

describe('the language of a failure', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES-419,en;q=0.5', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.4, es;q=0.6', 'es'],
    ['fr, de;q=0.9, es;q=0.1', 'es'],
    ['fr', 'en'],
    ['*', 'en'],
    ['es;q=0', 'en'],
    ['es;q=0, en;q=0', 'en'],
    ['es;q=nonsense', 'en'],
    [';;;,,,q=1', 'en'],
    ['est', 'en'],
    ['x'.repeat(5000), 'en'],
  ])('is chosen by Accept-Language: %j', async (header, language) => {
    const { json, headers } = await server.call('/api/v1/ticket', {
      ...(header !== undefined && { headers: { 'accept-language': header } }),
    });
    expect(json.message).toBe(language === 'es' ? 'Inicie sesión' : 'Please sign in');
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language');
  });

  it('is that of every failure: of a body, of a path, of a limit', async () => {
    const spanishOf = async (path: string, options: Parameters<TestServer['call']>[1]) =>
      (await server.call(path, { ...options, headers: { 'accept-language': 'es' } })).json.message;
    const login = '/api/v1/auth/login';
    expect(await spanishOf(login, { method: 'POST', raw: '{' })).toBe('El cuerpo no es JSON válido');
    expect(await spanishOf(login, { method: 'POST', raw: `"${'x'.repeat(17_000)}"` })).toBe(
      'La solicitud supera los 16 KB que se aceptan aquí',
    );
    expect(await spanishOf(login, { method: 'PUT', body: {} })).toBe('Método no permitido');
    expect(await spanishOf('/api/v1/nothing', {})).toBe('No existe o se eliminó');
  });
});
