/** The generator finds its places in the current sources and writes files that parse. `npm test -- feature` runs them. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { editsOf } from './edits.ts';
import { filesOf } from './files.ts';
import { readSpec, UsageError } from './spec.ts';
import { adminMessages, serverMessages } from './templates/messages.ts';

const note = ['note', 'title:line!', 'text:text', '--filter', 'createdAt', '--versioned'];

/** A record with a field of each type, required and optional. */
const everyType = [
  'workOrder',
  ...['name:line!', 'reference:line', 'reason:text!', 'comment:text', 'quantity:number!', 'number:number'],
  ...[
    'price:money!',
    'amount:money',
    'day:date!',
    'dueDate:date',
    'urgent:boolean',
    'priority:choice(LOW|HIGH)',
  ],
  ...['--filter', 'dueDate', '--filter', 'priority', '--search', '--versioned'],
  ...['--es', 'orden de trabajo|órdenes de trabajo|f', '--label', 'urgent=Urgent|Urgente'],
  ...['--label', 'priority.LOW=Low|Baja', '--label', 'priority.HIGH=High|Alta'],
];

const specs = {
  note,
  everyType,
  plain: ['task', 'name:line!'],
  optional: ['task', 'name:line!', 'day:date'],
};

/** Returns the names that a file imports and does not use. The check of types reports missing imports. */
function unusedImports(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const count = (word: string) => text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0;
  return source.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    })
    .map(({ name }) => name.text)
    .filter((name) => count(name) < 2);
}

describe.each(Object.entries(specs))('the feature %s', (_, args) => {
  const spec = readSpec(args);
  const files = Object.entries(filesOf(spec, '0099'));

  it('consists of files without syntax errors', { timeout: 30_000 }, () => {
    const faulty = files
      .filter(([path]) => /\.tsx?$/.test(path))
      .filter(([fileName, text]) => {
        const { diagnostics = [] } = ts.transpileModule(text, {
          fileName,
          reportDiagnostics: true,
          compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
        });
        return diagnostics.length > 0;
      });
    expect(faulty).toEqual([]);
  });

  it('imports only what it uses', () => {
    const unused = files.flatMap(([path, text]) =>
      /\.tsx?$/.test(path) ? unusedImports(path, text).map((name) => `${path}: ${name}`) : [],
    );
    expect(unused).toEqual([]);
  });

  it('adds to each list outside of its folders', { timeout: 30_000 }, () => {
    for (const { path, edit } of editsOf(spec)) {
      const source = readFileSync(path, 'utf8');
      expect(edit(source).length, path).toBeGreaterThan(source.length);
      if (/\.ts$/.test(path))
        expect(ts.transpileModule(edit(source), { reportDiagnostics: true }).diagnostics).toEqual([]);
    }
  });

  it('has texts in both languages, which differ', () => {
    const texts = Object.entries({ ...adminMessages(spec), ...serverMessages(spec) });
    const same = texts.filter(([, { en, es }]) => es === '' || (en === es && en !== 'No'));
    expect(same).toEqual([]);
  });
});

describe('the arguments', () => {
  it.each([
    [['Note', 'title:line!'], /npm run feature/],
    [['note', 'title:line'], /must be a required line/],
    [['note', 'title:lines!'], /is not a field/],
    [['note', 'version:line!'], /every record uses/],
    [['note', 'name:line!', 'kind:choice(A)'], /needs its values/],
    [['note', 'name:line!', '--filter', 'name'], /--filter name/],
    [['note', 'gist:line!'], /--label gist="Gist\|…"/],
    [['gadget', 'name:line!'], /--es/],
    [['note', 'name:line!', '--label', 'name=Name'], /needs both languages/],
  ])('%j are rejected with the mistake', (args, message) => {
    expect(() => readSpec(args)).toThrow(UsageError);
    expect(() => readSpec(args)).toThrow(message);
  });
});
