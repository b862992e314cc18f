/** The edits outside of a feature's folders: one line in each list. */
import { lowestRole, type Spec, UsageError } from './spec.ts';
import { adminMessages } from './templates/messages.ts';

export interface Edit {
  path: string;
  edit: (source: string) => string;
}

/** Inserts a line into a sorted block of lines that match a pattern. */
function insertSorted(source: string, pattern: RegExp, line: string, path: string): string {
  const lines = source.split('\n');
  const block = lines.flatMap((text, index) => (pattern.test(text) ? [{ text, index }] : []));
  let next = block.find(({ text }) => text > line)?.index ?? (block.at(-1)?.index ?? Number.NaN) + 1;
  // A comment belongs to the line below it.
  while (lines[next - 1]?.trimStart().startsWith('//')) next -= 1;
  if (Number.isNaN(next)) throw new UsageError(`${path} has changed: the generator does not find its list`);
  return lines.toSpliced(next, 0, line).join('\n');
}

function insertBefore(source: string, mark: string, text: string, path: string): string {
  const index = source.indexOf(mark);
  if (index < 0) throw new UsageError(`${path} has changed: the generator does not find “${mark}”`);
  return source.slice(0, index) + text + source.slice(index);
}

const firstOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);

/** Inserts messages after the last message with the longest common prefix, or at the end. */
function insertMessages(source: string, messages: Readonly<Record<string, string>>): string {
  const entries = Object.entries<string>(JSON.parse(source));
  for (const [key, text] of Object.entries(messages)) {
    if (entries.some(([existing]) => existing === key)) continue;
    const prefixes = [firstOf(key), `${key.split('.')[0]}.`];
    const place = prefixes
      .map((prefix) => entries.findLastIndex(([existing]) => existing.startsWith(prefix)))
      .find((index) => index >= 0);
    entries.splice((place ?? entries.length - 1) + 1, 0, [key, text]);
  }
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

const messagesEdit = (spec: Spec, language: 'en' | 'es'): Edit => ({
  path: `apps/admin/src/core/messages/${language}.json`,
  edit: (source) =>
    insertMessages(
      source,
      Object.fromEntries(Object.entries(adminMessages(spec)).map(([key, text]) => [key, text[language]])),
    ),
});

/** Labels of the values of choices in the audit log. */
function choiceNamesEdit({ name, fields }: Spec): Edit[] {
  const choices = fields.filter(({ type }) => type === 'choice');
  const path = 'apps/admin/src/audit/choiceNames.ts';
  const entries = choices.map(
    (field) => `  '${name}.${field.name}': {
${field.choices.map(({ id }) => `    ${id}: 'auditDetail.value.${name}.${field.name}.${id}',`).join('\n')}
  },
`,
  );
  if (choices.length === 0) return [];
  return [{ path, edit: (source) => insertBefore(source, '  engine,\n', entries.join(''), path) }];
}

/** Returns the edits of a feature, in the order of the document about features. */
export function editsOf(spec: Spec): readonly Edit[] {
  const { name, names, Name, Names, table, path, paths } = spec;
  const sorted = (file: string, pattern: RegExp, line: string): Edit => ({
    path: file,
    edit: (source) => insertSorted(source, pattern, line, file),
  });
  const role = lowestRole(spec);
  const permissions = 'packages/domain/src/permissions/permissions.ts';
  const exported = 'apps/api/src/companyData/exported.ts';
  const screens = 'stories/screenStates.ts';
  return [
    sorted('packages/domain/src/index.ts', /^export \*/, `export * from './${names}/index.ts';`),
    sorted(
      'packages/domain/src/audit/features.ts',
      /^export \{/,
      `export { ${name}Events } from '../${names}/events.ts';`,
    ),
    {
      path: permissions,
      edit: (source) =>
        insertBefore(
          source,
          "  'managers:read'",
          `  '${names}:read': '${role}',\n  '${names}:write': '${role}',\n`,
          permissions,
        ),
    },
    sorted('apps/api/src/features.ts', /^export \{/, `export { ${name}Routes } from './${names}/routes.ts';`),
    {
      path: exported,
      edit: (source) => {
        const end = source.indexOf('};');
        return (
          insertSorted(source.slice(0, end), /^ {2}\w+: \[/, `  ${table}: [],`, exported) + source.slice(end)
        );
      },
    },
    sorted('apps/api/src/db/tableKinds.ts', /^ {2}\w+: '\w+',$/, `  ${table}: 'company',`),
    sorted(
      'apps/admin/src/main/features.ts',
      /^export \{/,
      `export { ${names} } from '../${names}/feature.ts';`,
    ),
    messagesEdit(spec, 'en'),
    messagesEdit(spec, 'es'),
    ...choiceNamesEdit(spec),
    sorted('stories/mocks/features.ts', /^export \{/, `export { ${name}Mocks } from './${names}.ts';`),
    {
      path: screens,
      edit: (source) =>
        insertBefore(
          source,
          "  '/dashboard/technicians':",
          `  '/dashboard/${paths}': { kinds: ['list'], stories: ['${paths}/${Names}'] },
  '/dashboard/${path}/:id?': { kinds: ['record'], stories: ['${paths}/${Name}Form'] },
`,
          screens,
        ),
    },
  ];
}
