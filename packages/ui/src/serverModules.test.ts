import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isClientModule } from '../build/clientModules.mjs';

const folder = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** Called in event handlers, where no server is. */
const actions = ['clearToasts', 'openLoadingOverlay', 'toast'];

const isComponentOrHook = (name: string) => /^[A-Z][a-z]/.test(name) || /^use[A-Z]/.test(name);

/** The values that a folder exports, each with its module. */
function exportsOf(name: string): { name: string; module: string }[] {
  return [...read(`${name}/index.ts`).matchAll(/^export \{([^}]*)\} from '\.{1,2}\/([^']+)';/gm)].flatMap(
    ([statement, names = '', path = '']) =>
      names
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !part.startsWith('type '))
        .map((part) => ({
          name: part,
          module: statement.includes("'../") ? path : `${name}/${path}`,
        })),
  );
}

describe('a server component', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(new URL(name, folder)).includes('index.ts'));
  const values = folders
    .flatMap(exportsOf)
    .filter(({ name }) => !isComponentOrHook(name) && !actions.includes(name));

  it('can use every export that is no component, hook or action: its module is no client module', () => {
    expect(values.length).toBeGreaterThan(30);
    const marked = values.filter(({ module }) => isClientModule(module, read(module)));
    expect(marked).toEqual([]);
  });

  it('gets components and hooks from client modules', () => {
    expect(isClientModule('Button/Button.tsx', read('Button/Button.tsx'))).toBe(true);
    expect(isClientModule('i18n/messages.ts', read('i18n/messages.ts'))).toBe(true);
    expect(isClientModule('Toast/queue.ts', read('Toast/queue.ts'))).toBe(true);
    expect(isClientModule('a.ts', "import type { ReactNode } from 'react';")).toBe(false);
    expect(isClientModule('a.ts', "import { type ReactNode } from 'react';")).toBe(false);
    expect(isClientModule('a.ts', "import { type ReactNode, useId } from 'react';")).toBe(true);
  });
});
