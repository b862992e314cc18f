import type { Field, Spec } from '../spec.ts';
import { choiceFilterName } from './contract.ts';
import { choicesName } from './domain.ts';

/** The list has filters. */
export const hasFilters = ({ dateFilter, choiceFilters }: Spec) =>
  dateFilter !== undefined || choiceFilters.length > 0;

const choiceFields = ({ fields }: Spec) => fields.filter(({ type }) => type === 'choice');

/** Import of the labels of choices. */
export const labelsImport = (fields: readonly Field[]) =>
  fields.length > 0
    ? `import { ${fields.map(({ name }) => `${name}Labels`).join(', ')} } from './choices.ts';\n`
    : '';

export function choices(spec: Spec): string | undefined {
  const { names, Name } = spec;
  const fields = choiceFields(spec);
  if (fields.length === 0) return undefined;
  return `import type { ${Name} } from '@derrick/domain/${names}';
import type { MessageKey } from '../core/i18n/catalogue.ts';
${fields
  .map(
    ({ name, choices: items }) => `
/** Message keys of the values of the field \`${name}\`. */
export const ${name}Labels = {
${items.map(({ id }) => `  ${id}: '${names}.${name}.${id}',`).join('\n')}
} as const satisfies Record<${Name}['${name}'], MessageKey>;
`,
  )
  .join('')}`;
}

export function filters(spec: Spec): string | undefined {
  const { name, names, Name, dateFilter, choiceFilters } = spec;
  if (!hasFilters(spec)) return undefined;
  const lists = choiceFilters.map((field) => choicesName(spec, field));
  const fields = [
    ...choiceFilters.map(
      (field) => `{
      kind: 'choices',
      field: '${choiceFilterName(field.name)}',
      label: '${names}.column.${field.name}',
      choices: ${choicesName(spec, field)}.map((id) => ({ id, label: ${field.name}Labels[id] })),
    }`,
    ),
    ...(dateFilter ? [`{ kind: 'dateRange', from: 'fromDate', to: 'toDate', hasPresets: true }`] : []),
  ];
  return `import { ${lists.map((list) => `${list}, `).join('')}type ${Name}Query } from '@derrick/domain/${names}';
import type { AddressNames, ListFilters } from '../patterns/list/index.ts';
${labelsImport(choiceFilters)}
export const ${name}Filters: ListFilters<${Name}Query> = {
  fields: [
    ${fields.join(',\n    ')},
  ],
  noMatch: '${names}.noMatchFilters',
};

/** Parameter names in the address. */
export const ${name}AddressNames: AddressNames<${Name}Query> = {${dateFilter ? " fromDate: 'from', toDate: 'to' " : ''}};
`.replace('import { type', 'import type {');
}
