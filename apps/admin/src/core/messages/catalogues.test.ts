import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditActions, auditFields } from '@derrick/domain/audit';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { actionKey } from '../../audit/auditWords.ts';
import { fieldKey } from '../../audit/fieldNames.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { visibleText } from './visibleText.ts';

const source = fileURLToPath(new URL('../..', import.meta.url));
const english: Record<string, string> = en;
const spanish: Record<string, string> = es;

/** Source files of the app except tests and type declarations, by path. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

/** Placeholders of a message with their types, sorted: `count:plural`, `name:argument`. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const names = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const name = `${element.value}:${TYPE[element.type]}`;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [name, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    }
    return element.type === TYPE.tag ? [name, ...placeholders(element.children)] : [name];
  });
  return [...new Set(names)].sort();
}

/** Words that are identical in both languages. */
const sameInBoth = new Set([
  'Derrick',
  'Total',
  'English (US)',
  'Español',
  'Ver en español',
  '© {year} Derrick',
  '{field}: {message}',
  '{field}: {value}',
  '{label}: {name}',
  '{quantity}',
  '{quantity} mi',
  '{quantity} km',
  'mi',
  'Subtotal',
  'PDF',
  'Ticket',
  'Tickets',
  '{customer}: {count, plural, one {# ticket} other {# tickets}}',
  'API',
  'SMS',
  'SMS: {type}',
  'No',
  '1 ticket',
  '{count} tickets',
]);

describe('the message catalogs', () => {
  test('have the same keys', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  test.each(Object.keys(english))('%s has the same placeholders in both languages', (key) => {
    expect(placeholders(parse(spanish[key] ?? ''))).toEqual(placeholders(parse(english[key] ?? '')));
  });

  test('have no Spanish text that is identical to the English text, except listed words', () => {
    const left = Object.entries(english).filter(
      ([key, text]) => spanish[key] === text && /\p{L}{2}/u.test(text) && !sameInBoth.has(text),
    );
    expect(left).toEqual([]);
  });

  test('have no text that the source code never uses', { timeout: 30_000 }, () => {
    const all = files.map(({ text }) => text).join('\n');
    // The log names recorded actions and fields. All other keys appear in full, or behind a prefix that the type check validates: `${kind.name}.title`.
    const audited: readonly string[] = [...auditActions.map(actionKey), ...auditFields.map(fieldKey)];
    const isShown = (key: string) =>
      audited.includes(key) ||
      all.includes(`'${key}'`) ||
      all.includes(`"${key}"`) ||
      all.includes(`}${key.slice(key.indexOf('.'))}\``);
    expect(Object.keys(english).filter((key) => !isShown(key))).toEqual([]);
  });
});

/** Wordings that Spanish users misunderstood, and their replacements. */
test.each([
  [/sin asignar/i, 'Sin facturar'],
  [/lugar de trabajo|sitio de la obra/i, 'Sitio de trabajo'],
  [/guardar los cambios/i, 'Guardar cambios'],
  [/introduzca|escriba su|favor de/i, 'Ingrese'],
  [/int[eé]nte(?:lo|la)? (?:otra vez|nuevamente)|vuelva a intentar/i, 'Inténtelo de nuevo'],
  [/\bescogid|\bmarcado\b/i, 'seleccionado'],
  [/f[aá]cil(?:es)? de a(?:divin[eo]|certar)/i, 'fáciles de adivinar'],
  [/[^\u00a0(]%/, 'a no-break space before %'],
  [/\} h\b/, 'a no-break space before h'],
  [/\+\d d[ií]a/, 'a no-break space in +1 día'],
  [/cambios pedidos|pidi[oó] cambios/i, 'Cambios solicitados'],
  [/cronología/i, 'Historial'],
  [/tipos? de trabajo|nivel del t/i, 'Nivel'],
  [/referencia de costos/i, 'Referencia de costo'],
  [/\bPO\b/, 'orden de compra'],
  [/por ?ciento/i, 'Porcentaje (%)'],
  [/(?:buscar|guardar|sus) ajustes|ajustes guardados|ajustes de notif/i, 'Configuración'],
  [/“|”/, '«»'],
  [/mensaje de texto/i, 'SMS'],
  [/fue invitado/i, 'Se envió la invitación'],
])('Spanish messages do not match %s; the correct wording is %s', (wrongWording) => {
  expect(Object.entries(spanish).filter(([, text]) => wrongWording.test(text))).toEqual([]);
});

/** Files with their own texts in both languages, because they are shown when the messages cannot be loaded. */
const ownWords = new Set(['main/Crash.tsx', 'main/LoadFailure.tsx']);

test('the source code has no hard-coded visible text', { timeout: 30_000 }, () => {
  const keys = Object.keys(english);
  // The end of a key behind a prefix: `${name}.title`.
  const isKey = (text: string) =>
    text in english || (text.startsWith('.') && keys.some((key) => key.endsWith(text)));
  const visible = files
    .filter(({ path }) => !ownWords.has(path))
    .flatMap(({ path, text }) => visibleText(path, text, isKey));
  expect(visible).toEqual([]);
});

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>Hello {name}</p>', 'Hello'],
  ["<p>{isOpen ? 'Open' : t('a.b')}</p>", 'Open'],
  ["<p>{isOpen && 'Open'}</p>", 'Open'],
  [`<p>{\`Open \${count}\`}</p>`, 'Open'],
  ['<Button label="Close" />', 'Close'],
  ["<Button pendingLabel={isOld ? 'Saving' : undefined} />", 'Saving'],
  [`<input aria-label={\`Row \${n}\`} />`, 'Row'],
  ["void notify({ title: 'Saved', tone: 'success' })", 'Saved'],
])('visibleText finds hard-coded text in %s', (source, text) => {
  expect(visibleText('x.tsx', `const x = () => (${source});`, () => false)).toEqual([`x.tsx:1: ${text}`]);
});

test.each([
  "<p className='a b'>{t('a.b')} · 5 %</p>",
  "<Button label={t('a.b', { name: 'x' })} variant='primary' type='submit' />",
  "{ title: 'a.b', tone: 'danger', id: 'overview' }",
])('visibleText finds no hard-coded text in %s', (source) => {
  expect(visibleText('x.tsx', `const x = () => (${source});`, (text) => text === 'a.b')).toEqual([]);
});
