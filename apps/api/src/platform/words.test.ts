import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';
import { inLanguage, spanish } from './words.ts';

const sources = fileURLToPath(new URL('..', import.meta.url));

async function readSources(): Promise<ts.SourceFile[]> {
  const names = await readdir(sources, { recursive: true });
  const own = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    own.map(async (name) =>
      ts.createSourceFile(
        name,
        await readFile(join(sources, name), 'utf8'),
        ts.ScriptTarget.ESNext,
        /* setParentNodes */ true,
      ),
    ),
  );
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** The function that an expression stands in, with the name it is called by. */
function makerOf(
  node: ts.Node,
): { name: string; parameters: readonly ts.ParameterDeclaration[] } | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name)
      return { name: at.name.text, parameters: [...at.parameters] };
    if (ts.isArrowFunction(at) && ts.isVariableDeclaration(at.parent) && ts.isIdentifier(at.parent.name)) {
      return { name: at.parent.name.text, parameters: [...at.parameters] };
    }
  }
  return undefined;
}

/**
 * All sentences that reach `new ApiFailure(status, code, sentence)`: written there, in a constant, as a parameter's
 * default, or by whoever calls the function that makes the failure. `{}` for each value in them.
 */
function findSentences(files: readonly ts.SourceFile[]) {
  const found = new Map<string, string>();
  const unclear: string[] = [];
  /** Functions that are given the sentence, and at which place. */
  const makers = new Map<string, number>();

  function read(node: ts.Expression | undefined, file: ts.SourceFile): void {
    const where = `${file.fileName}: ${node?.getText(file).slice(0, 60) ?? 'nothing'}`;
    if (!node) unclear.push(where);
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      found.set(node.text, where);
    else if (ts.isTemplateExpression(node)) {
      found.set([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'), where);
    } else if (ts.isConditionalExpression(node)) {
      read(node.whenTrue, file);
      read(node.whenFalse, file);
    } else if (ts.isParenthesizedExpression(node)) read(node.expression, file);
    else if (ts.isIdentifier(node)) readName(node, file, where);
    else unclear.push(where);
  }

  function readName(node: ts.Identifier, file: ts.SourceFile, where: string): void {
    const maker = makerOf(node);
    const place = maker?.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === node.text);
    if (maker && place !== undefined && place >= 0) {
      makers.set(maker.name, place);
      const byDefault = maker.parameters[place]?.initializer;
      if (byDefault) read(byDefault, file);
      return;
    }
    const constants: ts.Expression[] = [];
    walk(file, (one) => {
      if (ts.isVariableDeclaration(one) && ts.isIdentifier(one.name) && one.name.text === node.text) {
        if (one.initializer) constants.push(one.initializer);
      }
    });
    if (constants.length === 0) unclear.push(where);
    for (const constant of constants) read(constant, file);
  }

  for (const file of files) {
    walk(file, (node) => {
      if (ts.isNewExpression(node) && node.expression.getText(file) === 'ApiFailure') {
        read(node.arguments?.[2], file);
      }
    });
  }
  for (const file of files) {
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const place = makers.get(node.expression.text);
      // Left out, the default was read already.
      const sentence = place === undefined ? undefined : node.arguments[place];
      if (sentence) read(sentence, file);
    });
  }
  return { found, unclear, makers };
}

describe('the sentences of failures', () => {
  it('are all there in Spanish, with the same values, and none is left over', async () => {
    const { found, unclear, makers } = findSentences(await readSources());
    expect(unclear).toEqual([]);
    expect([...makers.keys()]).toContain('forbidden');
    expect(found.size).toBeGreaterThan(20);
    const missing = [...found].filter(([sentence]) => !(sentence in spanish));
    expect(missing).toEqual([]);
    expect(Object.keys(spanish).filter((sentence) => !found.has(sentence))).toEqual([]);
    const values = (sentence: string) => sentence.split('{}').length;
    expect(Object.entries(spanish).filter(([english, other]) => values(english) !== values(other))).toEqual(
      [],
    );
    expect(Object.entries(spanish).filter(([english, other]) => english === other)).toEqual([]);
  });

  it('keep their values', () => {
    const english = 'The request is larger than the 16 KB that are taken here';
    expect(inLanguage('es', english)).toBe('La solicitud supera los 16 KB que se aceptan aquí');
    expect(inLanguage('en', english)).toBe(english);
    expect(inLanguage('es', 'a sentence of nobody')).toBe('a sentence of nobody');
    expect(inLanguage('es', 'toString')).toBe('toString');
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
