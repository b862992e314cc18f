/**
 * Writes the `docs/` folder of the package before packing: an index, the guide of each component, with its complete
 * example and the types of its props, and the recipes. The text is the same as in Storybook, so it is available without
 * the repository.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const place = fileURLToPath(new URL('../docs/', import.meta.url));
const stories = fileURLToPath(new URL('../../../stories/', import.meta.url));
const source = fileURLToPath(new URL('../src/', import.meta.url));

/** @param {string} path */
const code = (path) => `\`\`\`tsx\n${readFileSync(path, 'utf8')}\`\`\`\n`;

/**
 * @param {string} name
 * @param {string} text
 */
const write = (name, text) => writeFileSync(join(place, name), text);

rmSync(place, { recursive: true, force: true });
mkdirSync(join(place, 'recipes'), { recursive: true });

/**
 * Lines of the index by group of components, such as "Data".
 * @type {Map<string, string[]>}
 */
const index = new Map();

const guides = readdirSync(join(stories, 'components'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.guide.md'))
  .map((path) => join(stories, 'components', path));
for (const path of guides) {
  const example = path.replace('.guide.md', '.example.tsx');
  const name = basename(path, '.guide.md');
  const parts = [`# ${name}\n`, readFileSync(path, 'utf8')];
  if (existsSync(example)) parts.push(`## A whole file to copy\n\n${code(example)}`);
  const types = join(source, name, 'types.ts');
  if (existsSync(types)) parts.push(`## The types that its props name\n\n${code(types)}`);
  write(`${name}.md`, parts.join('\n'));
  const [, group = '', title = name] =
    /title: 'Components\/(\w+)\/([^']+)'/.exec(
      readFileSync(path.replace('.guide.md', '.stories.tsx'), 'utf8'),
    ) ?? [];
  const [, use = ''] = /^- (.+(?:\n {2}.+)*)/m.exec(readFileSync(path, 'utf8')) ?? [];
  index.set(group, [...(index.get(group) ?? []), `- [${title}](${name}.md): ${use.replaceAll(/\s+/g, ' ')}`]);
}

const recipes = { 'A list page': 'InvoiceList', 'A form with errors of the server': 'TechnicianForm' };
for (const [title, name] of Object.entries(recipes))
  write(`recipes/${name}.md`, `# ${title}\n\n${code(join(stories, 'recipes', `${name}.tsx`))}`);

const groups = [...index].map(([group, lines]) => `## ${group}\n\n${lines.toSorted().join('\n')}\n`);
const pages = Object.entries(recipes).map(([title, name]) => `- [${title}](recipes/${name}.md)`);
write(
  'README.md',
  `# Guides\n\n${groups.toSorted().join('\n')}\n## Whole pages to copy\n\n${pages.join('\n')}\n`,
);
