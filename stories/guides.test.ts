/** Every component with a documentation page has a guide, and the guides name only exports of the kit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = join(root, 'components');
const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const filesIn = (place: string) => readdirSync(place, { recursive: true, encoding: 'utf8' });
const read = (place: string, path: string) => readFileSync(join(place, path), 'utf8');

const files = filesIn(folder).map((path) => path.replaceAll('\\', '/'));
const guides = files.filter((path) => path.endsWith('.guide.md'));
const documented = files.filter(
  (path) => path.endsWith('.stories.tsx') && /tags: \[[^\]]*'autodocs'/.test(read(folder, path)),
);

/** Exports of the kit whose name begins with a capital letter. */
const exported = new Set(
  filesIn(kit)
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [...read(kit, path).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)])
    .map(([, name]) => name),
);

/** Returns the component names in a text's code spans that the kit does not export. */
const unknownIn = (text: string) =>
  [...text.matchAll(/`<?([A-Z][a-z]\w*)/g)].map(([, name]) => name).filter((name) => !exported.has(name));

const headings = [
  '## When to use it',
  '## When something else fits better',
  '## Keyboard',
  '## Accessibility',
  '## Do',
  '## Don’t',
];

it.each(documented)('%s has a guide', (path) => {
  expect(guides).toContain(path.replace('.stories.tsx', '.guide.md'));
});

describe.each(guides)('%s', (path) => {
  const text = read(folder, path);

  it('each guide belongs to a stories file', () => {
    expect(existsSync(join(folder, path.replace('.guide.md', '.stories.tsx')))).toBe(true);
  });

  it('each guide has the required headings in order', () => {
    expect(text.match(/^## .*$/gm)).toEqual(headings);
    expect(text).toMatch(/What it does by itself:\n\n- [\s\S]*What your app must add:\n\n- /);
    const [, keyboard = ''] = text.split(/^## (?:Keyboard|Accessibility)$/m);
    expect(keyboard).toMatch(/^\| Keys +\| What they do +\|$|\b(?:takes?) no focus\b/m);
  });

  it('each guide names only existing components of the kit', () => {
    expect(unknownIn(text)).toEqual([]);
  });
});

describe.each(files.filter((path) => path.endsWith('.example.tsx')))('%s', (path) => {
  const text = read(folder, path);

  it('each example imports only React and the kit, so that apps can copy it', () => {
    const needs = [...text.matchAll(/^(?:import|\} from).*?'(.+)';$/gm)].map(([, name]) => name);
    expect(needs.filter((name) => name !== 'react' && !name?.startsWith('@derrick/ui/'))).toEqual([]);
  });

  it('each example belongs to a component with a guide', () => {
    expect(guides).toContain(path.replace('.example.tsx', '.guide.md'));
  });
});

const pages = filesIn(root).filter((path) => path.endsWith('.mdx'));

it.each(pages)('%s names only existing components of the kit', (path) => {
  expect(unknownIn(read(root, path))).toEqual([]);
});
