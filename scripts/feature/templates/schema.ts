import type { Field, Spec } from '../spec.ts';
import { choicesName, importUsed, isText, limit, ruleName } from './domain.ts';

/** The struct of a field in replies. */
function storedStruct(spec: Spec, field: Field): string {
  const { type, isRequired } = field;
  const plain = {
    line: 'string()',
    text: 'string()',
    number: 'integer()',
    money: 'integer()',
    date: 'string()',
    boolean: 'boolean()',
    choice: `enums(${choicesName(spec, field)})`,
  }[type];
  return isRequired ? plain : `nullable(${plain})`;
}

/** The struct of a field in bodies. */
function inputStruct(spec: Spec, field: Field): string {
  const { name, type, isRequired, choices } = field;
  const max = limit(spec, field);
  const optional = (struct: string) => `defaulted(nullable(${struct}), null)`;
  if (type === 'boolean') return 'defaulted(boolean(), false)';
  if (type === 'choice') return `defaulted(enums(${choicesName(spec, field)}), '${choices[0]?.id}')`;
  if (isText(field)) {
    if (isRequired)
      return `validatedString('${name}', ${ruleName(spec, field)}${type === 'line' ? ', oneLine' : ''})`;
    return type === 'line' ? `blankAsNull(lineOf(${max}), oneLine)` : `blankAsNull(textOf(${max}))`;
  }
  const struct = {
    number: `integerBetween(0, ${max}, 'numberInvalid')`,
    money: `amountBetween(0, ${max}, 'amountInvalid')`,
    date: 'calendarDay',
  }[type === 'number' || type === 'money' ? type : 'date'];
  return isRequired ? struct : optional(struct);
}

const commentOf = ({ type }: Field) =>
  ({ money: '  /** In the smallest unit of the currency. */\n', date: '  /** `YYYY-MM-DD` */\n' })[
    type === 'money' ? 'money' : 'date'
  ];

const lineOf = (field: Field, struct: string) =>
  `${field.type === 'money' || field.type === 'date' ? commentOf(field) : ''}  ${field.name}: ${struct},`;

export function schema(spec: Spec): string {
  const { name, Name, one, fields, isVersioned } = spec;
  const choices = fields.filter(({ type }) => type === 'choice');
  const lists = choices
    .map(
      (field) => `/** Values of the field \`${field.name}\`. */
export const ${choicesName(spec, field)} = [${field.choices.map(({ id }) => `'${id}'`).join(', ')}] as const;

`,
    )
    .join('');
  const body = `${lists}/** A ${one.en}${isVersioned ? ', with the version required by the next change' : ''}. */
export const ${name}Struct = type({
  id: string(),
${fields.map((field) => lineOf(field, storedStruct(spec, field))).join('\n')}
  createdAt: instant,
${isVersioned ? '  updatedAt: instant,\n  version: integer(),\n' : ''}});

export type ${Name} = Infer<typeof ${name}Struct>;

/** The body of \`POST /${spec.path}\` and \`PUT /${spec.path}/{id}\`. Omitted fields are cleared. */
export const ${name}InputStruct = object({
${fields.map((field) => lineOf(field, inputStruct(spec, field))).join('\n')}
});

export type ${Name}Input = Infer<typeof ${name}InputStruct>;
${isVersioned ? conflict(spec) : ''}`;
  const superstruct = [
    'boolean',
    'defaulted',
    'enums',
    'Infer',
    'integer',
    'nullable',
    'object',
    'string',
    'type',
  ];
  const typed = importUsed(body.replaceAll('Infer<', 'Infer <'), superstruct, 'superstruct').replace(
    'Infer',
    'type Infer',
  );
  return `${typed}${isVersioned ? "import { errorDataOf } from '../contract/errorData.ts';\nimport { lastChangeFields } from '../contract/lastChange.ts';\n" : ''}${importUsed(body, ['amountBetween', 'calendarDay', 'instant', 'integerBetween', 'validatedString'], '../contract/scalars.ts')}${importUsed(body, ['blankAsNull', 'lineOf', 'textOf'], '../contract/text.ts')}${importUsed(body, ['oneLine'], '../format/oneLine.ts')}${isVersioned ? "import { errorCodes } from '../http/errorCodes.ts';\n" : ''}${importUsed(body, rulesNames(spec), './rules.ts')}
${body}`;
}

const rulesNames = (spec: Spec) =>
  spec.fields.flatMap((field) => [limit(spec, field), ruleName(spec, field)]);

const conflict = ({ name, Name, one }: Spec) => `
/** The \`data\` of a change rejected with 409: who changed the ${one.en} in the meantime, when, and the current one. */
export const ${name}ConflictStruct = type({ ...lastChangeFields, ${name}: ${name}Struct });

export type ${Name}Conflict = Infer<typeof ${name}ConflictStruct>;

/** Reads the conflict from the error of a rejected change. Returns undefined if the change failed for another reason. */
export const ${name}ConflictOf = (error: unknown): ${Name}Conflict | undefined =>
  errorDataOf(error, [errorCodes.conflict], ${name}ConflictStruct);
`;
