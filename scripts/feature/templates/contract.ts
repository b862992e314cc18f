import { exampleFields } from '../examples.ts';
import type { Spec } from '../spec.ts';
import { pluralOf } from '../words.ts';
import { checkedFields, choicesName, importUsed, isText, limit, requiredKey } from './domain.ts';

/** Sort orders of the list: the name and the creation time. */
export const sortsOf = ({ label }: Spec): readonly string[] =>
  [label.name, 'createdAt'].flatMap((field) => [field, `-${field}`]);

/** Name of the query field that filters by a choice. */
export const choiceFilterName = (name: string): string => pluralOf(name);

export function contract(spec: Spec): string {
  const { name, names, Names, Name, path, many, label, dateFilter, choiceFilters } = spec;
  const fields = [
    '  ...pageFields,',
    ...(dateFilter
      ? [`  /** Both days are included. They refer to \`${dateFilter}\`. */\n  ...dayRangeFields,`]
      : []),
    ...(dateFilter === 'createdAt' ? ['  timeZone: optional(timeZone),'] : []),
    ...choiceFilters.map(
      (field) => `  ${choiceFilterName(field.name)}: anyOf(${choicesName(spec, field)}, 'choiceInvalid'),`,
    ),
    `  sort: optional(enums(${name}Sorts)),`,
  ];
  const query = `object({\n${fields.join('\n')}\n})`;
  const body = `/** Sort orders of the list. The default is by ${label.name}. */
export const ${name}Sorts = [${sortsOf(spec)
    .map((sort) => `'${sort}'`)
    .join(', ')}] as const;

export const ${name}QueryStruct = ${dateFilter ? `objectRule(${query}, 'dateRange', rangeInOrder)` : query};

export type ${Name}Query = Infer<typeof ${name}QueryStruct>;

export const list${Names} = endpoint({
  method: 'GET',
  path: '/${path}',
  summary: 'Lists ${many.en}.',
  permission: '${names}:read',
  query: ${name}QueryStruct,
  reply: pageOf(${name}Struct),
  reads: ['${names}'],
});
`;
  return `import { enums, type Infer, object, optional } from 'superstruct';
${importUsed(body, ['dayRangeFields', 'rangeInOrder'], '../contract/dayRange.ts')}import { endpoint } from '../contract/endpoint.ts';
import { pageOf } from '../contract/envelope.ts';
${importUsed(body, ['objectRule'], '../contract/objectRule.ts')}import { pageFields } from '../contract/pageQuery.ts';
${dateFilter === 'createdAt' ? `import { ${choiceFilters.length > 0 ? 'anyOf, ' : ''}timeZone } from '../contract/scalars.ts';\n` : importUsed(body, ['anyOf'], '../contract/scalars.ts')}import { ${[...choiceFilters.map((field) => choicesName(spec, field)), `${name}Struct`].join(', ')} } from './schema.ts';

${body}`;
}

export function recordContract(spec: Spec): string {
  const { name, names, Name, path, one, isVersioned } = spec;
  return `import { endpoint } from '../contract/endpoint.ts';
import { changedRecord } from '../contract/envelope.ts';
import { ${name}InputStruct, ${name}Struct } from './schema.ts';

// Separate from contract.ts, because the list does not need these endpoints.

const change = { permission: '${names}:write', changes: ['${names}'] } as const;

const record = { path: '/${path}/:id', resource: '${name}' } as const;

const example = { body: { ${exampleFields(spec)} } };

export const create${Name} = endpoint({
  ...change,
  method: 'POST',
  path: '/${path}',
  summary: 'Adds a ${one.en}.',
  status: 201,
  body: ${name}InputStruct,
  reply: ${name}Struct,
  creates: '${name}',
  isIdempotent: true,
  example,
});

export const get${Name} = endpoint({
  ...record,
  method: 'GET',
  summary: 'Loads a ${one.en}.',
  permission: '${names}:read',
  reply: ${name}Struct,
  reads: ['${names}'],
});

export const update${Name} = endpoint({
  ...change,
  ...record,
  method: 'PUT',
  summary: 'Changes a ${one.en}.',
  body: ${name}InputStruct,
  reply: ${name}Struct,
${isVersioned ? '  isVersioned: true,\n' : ''}  example,
});

export const delete${Name} = endpoint({
  ...change,
  ...record,
  method: 'DELETE',
  summary: 'Deletes a ${one.en}.',
  reply: changedRecord,
});
`;
}

export const events = ({ name, many, fields }: Spec): string =>
  `import type { RecordedEvents } from '../contract/recordedEvents.ts';

/** Events of ${many.en} in the audit log. */
export const ${name}Events = {
  ${name}: {
    group: 'company',
    actions: ['create', 'update', 'delete'],
    fields: [${fields.map((field) => `'${field.name}'`).join(', ')}],
  },
} as const satisfies RecordedEvents;
`;

export const index = (): string =>
  ['contract', 'recordContract', 'rules', 'schema'].map((file) => `export * from './${file}.ts';\n`).join('');

export function rulesTest(spec: Spec): string {
  const { name, Name, one } = spec;
  const checked = checkedFields(spec);
  const valid = `{ ${checked
    .map(
      (field) =>
        `${field.name}: ${exampleFields({ ...spec, fields: [field] })
          .split(': ')
          .slice(1)
          .join(': ')}`,
    )
    .join(', ')} }`;
  const cases = checked.flatMap((field) => {
    const max = limit(spec, field);
    const tooLong = [`[{ ${field.name}: 'x'.repeat(${max} + 1) }, { ${field.name}: 'textTooLong' }],`];
    if (isText(field))
      return field.isRequired
        ? [`[{ ${field.name}: ' ' }, { ${field.name}: '${requiredKey(field)}' }],`, ...tooLong]
        : tooLong;
    if (field.type === 'date')
      return [`[{ ${field.name}: '2026-02-30' }, { ${field.name}: 'dateInvalid' }],`];
    const key = field.type === 'money' ? 'amountInvalid' : 'numberInvalid';
    return [
      `[{ ${field.name}: -1 }, { ${field.name}: '${key}' }],`,
      `[{ ${field.name}: 1.5 }, { ${field.name}: '${field.type === 'money' ? 'tooManyDecimals' : key}' }],`,
    ];
  });
  const limits = checked.filter(isText).map((field) => limit(spec, field));
  return `import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { ${[...limits, `validate${Name}`].join(', ')} } from './rules.ts';
import { ${name}InputStruct } from './schema.ts';

/** Returns the errors of the server's validation for the same values. */
function serverErrors(values: object) {
  try {
    ${name}InputStruct.create(values);
    return {};
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
}

const valid = ${valid};

describe('validate${Name}', () => {
  it.each([
    [{}, {}],
    ${cases.join('\n    ')}
  ])('returns for a ${one.en} with %j the same errors as the server', (change, errors) => {
    const values = { ...valid, ...change };
    expect(validate${Name}(values)).toEqual(errors);
    expect(serverErrors(values)).toEqual(errors);
  });
});
`;
}
