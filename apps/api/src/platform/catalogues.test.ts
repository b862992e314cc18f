/** The catalogues of all features, and what their sources use of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@derrick/domain/endpoints';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const domain = fileURLToPath(new URL('../../../../packages/domain/src', import.meta.url));

type Catalogue = Record<string, string>;

const readCatalogue = (feature: string, language: string): Catalogue =>
  JSON.parse(readFileSync(join(source, feature, 'messages', `${language}.json`), 'utf8'));

const features = readdirSync(source)
  .filter((name) => existsSync(join(source, name, 'messages', 'en.json')))
  .map((name) => ({ name, en: readCatalogue(name, 'en'), es: readCatalogue(name, 'es') }));

/** The sources below a folder but tests and types. */
const sourcesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.ts$/.test(path) && !/\.(test|d)\.ts$/.test(path))
        .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
    : [];

/** Names of a message's placeholders with what they are, sorted: `count:plural`, `name:argument`. */
function placeholders(elements: readonly MessageFormatElement[]): string[] {
  const elementPlaceholders = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const placeholder = `${element.value}:${TYPE[element.type]}`;
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [placeholder, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    }
    return [placeholder];
  });
  return [...new Set(elementPlaceholders)].sort();
}

const placeholdersOf = (text = '') => placeholders(parse(text, { ignoreTag: true }));

describe.each(features)('the messages of $name', ({ name, en, es }) => {
  it('the messages of a feature have the same keys in English and Spanish', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
  });

  it('the messages of a feature have the same placeholders in English and Spanish', () => {
    const differing = Object.keys(en).filter(
      (key) => placeholdersOf(en[key]).join() !== placeholdersOf(es[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  it('the messages of a feature have no Spanish text identical to the English text', () => {
    const left = Object.keys(en).filter((key) => es[key] === en[key] && !sameInBoth.has(en[key] ?? ''));
    expect(left).toEqual([]);
  });

  it('the messages of a feature are all used in the code of the feature', () => {
    const sources = sourcesIn(join(source, name));
    const text = [...sources, ...sourcesIn(join(domain, name))].map((file) => file.text).join('\n');
    expect(Object.keys(en).filter((key) => !isUsed(key, text))).toEqual([]);
  });
});

/** Texts that are the same in both languages. */
const sameInBoth = new Set(['Total', 'Subtotal', 'h', 'mi', 'km']);

/** Finds a key, a failure's reason or a change's endpoint in the sources. */
function isUsed(key: string, text: string): boolean {
  const [kind, name, member] = key.split('.');
  if (kind === 'success')
    return new RegExp(`\\b${name}\\b`).test(text) && (!member || text.includes(`.${member}`));
  if (kind === 'failure') return text.includes(`'${name}'`);
  if (text.includes(`'${key}'`)) return true;
  // In two parts: `notification.${type}`, or after the name of a mail: `${name}.subject`.
  const starts = [...key.matchAll(/\./g)].map(({ index }) => `\`${key.slice(0, index)}.\${`);
  const rest = key.slice(key.indexOf('.') + 1);
  const isNamed = text.includes(`}.${rest}\``) || text.includes(`find('${rest}')`);
  return starts.some((start) => text.includes(start)) || (isNamed && text.includes(`'${kind}'`));
}

it('failure messages have the placeholders declared by their failures', async () => {
  const files = features.filter(({ name }) => existsSync(join(source, name, 'failures.ts')));
  expect(files.length).toBeGreaterThan(10);
  for (const { name, en } of files) {
    const { failure } = await import(join(source, name, 'failures.ts'));
    const definitions: Record<string, { values?: string[] }> = failure.definitions;
    for (const [reason, { values = [] }] of Object.entries(definitions)) {
      const names = placeholdersOf(en[`failure.${reason}`]).map((placeholder) => placeholder.split(':')[0]);
      expect([reason, ...new Set(names)]).toEqual([reason, ...values.toSorted()]);
    }
  }
});

/**
 * Calls without a success message: they start, renew or end a session, prepare the next call, answer a question, or are
 * made by customers, by the payment service and by the mail server.
 */
const silent = [
  'login',
  'logout',
  'refreshSession',
  'startAuthenticator',
  'startPasskey',
  'startPasskeySignIn',
  'draftTicket',
  'recordDraftOutcome',
  'askTickets',
  'runTicketQuery',
  'testAssistProvider',
  'transcribeSpeech',
  'startPublicPayment',
  'requestCustomerLink',
  'receiveStripeEvent',
  'receiveDeliveryReport',
];

it('each changing endpoint has exactly one success message', () => {
  const changes = Object.entries(endpoints)
    .filter(([, { method, kind }]) => method !== 'GET' && kind !== 'download')
    .map(([name]) => name);
  const keys = features.flatMap(({ en }) => Object.keys(en)).filter((key) => key.startsWith('success.'));
  const names = keys.map((key) => key.slice('success.'.length));
  expect([...names, ...silent].sort()).toEqual(changes.sort());
});

it('only platform/apiFailure.ts creates ApiFailure objects', () => {
  const makers = sourcesIn(source).filter(({ text }) => text.includes('new ApiFailure('));
  expect(makers.map(({ path }) => path)).toEqual(['platform/apiFailure.ts']);
});
