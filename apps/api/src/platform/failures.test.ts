import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { failure } from './failures.ts';

it('formats the failure message with its values in each language', () => {
  const { message, messageIn } = failure('bodyTooLarge', { values: { maxKilobytes: 16 } });
  expect(message).toBe('The request is larger than the limit of 16 KB');
  expect(messageIn('es')).toBe('La solicitud supera el límite de 16 KB');
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

  it('applies to failures of bodies, paths, methods and limits', async () => {
    const spanishOf = async (path: string, options: Parameters<TestServer['call']>[1]) =>
      (await server.call(path, { ...options, headers: { 'accept-language': 'es' } })).json.message;
    const login = '/api/v1/auth/login';
    expect(await spanishOf(login, { method: 'POST', raw: '{' })).toBe('El cuerpo no es JSON válido');
    expect(await spanishOf(login, { method: 'POST', raw: `"${'x'.repeat(17_000)}"` })).toBe(
      'La solicitud supera el límite de 16 KB',
    );
    expect(await spanishOf(login, { method: 'PUT', body: {} })).toBe('Método no permitido');
    expect(await spanishOf('/api/v1/nothing', {})).toBe('No existe o se eliminó');
  });
});
