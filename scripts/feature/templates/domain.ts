import type { Field, Spec } from '../spec.ts';
import { capital, pluralOf } from '../words.ts';

export const isText = ({ type }: Field): boolean => type === 'line' || type === 'text';

/** Name of the constant with the limit of a field. */
export const limit = ({ CONSTANT }: Spec, { name }: Field) =>
  `${CONSTANT}_${name.replace(/([A-Z])/g, '_$1').toUpperCase()}_MAX`;

/** Error key of a required field that is empty. */
export const requiredKey = ({ name }: Field): string => `${name}Required`;

/** Name of the rule of a required text. */
export const ruleName = ({ Name }: Spec, { name }: Field) => `validate${Name}${capital(name)}`;

/** Fields that the form validates. */
export const checkedFields = ({ fields }: Spec): readonly Field[] =>
  fields.filter(({ type }) => type !== 'boolean' && type !== 'choice');

export const choicesName = ({ name }: Spec, field: Field) => `${name}${capital(pluralOf(field.name))}`;

/** Type of a field in the rules of the form. */
const formType = ({ type }: Field): string =>
  type === 'number' || type === 'money' ? 'number | null' : 'string';

const limits: Partial<Record<Field['type'], readonly [comment: string, value: string]>> = {
  line: ['Maximum length in UTF-16 code units.', '200'],
  text: ['Maximum length in UTF-16 code units.', '5000'],
  number: ['Maximum number.', '1_000_000'],
  money: [
    'Maximum amount in the smallest unit of the currency. A higher value is probably a typing error.',
    '100_000_000',
  ],
};

function ruleOf(spec: Spec, field: Field): string {
  const { name, type } = field;
  const max = limit(spec, field);
  if (!isText(field) || !field.isRequired) return '';
  const tidy = type === 'line' ? `oneLine(value)` : `value.trim()`;
  return `
export function ${ruleName(spec, field)}(value: string): '${requiredKey(field)}' | 'textTooLong'${type === 'text' ? " | 'textInvalid'" : ''} | undefined {
  const ${name} = ${tidy};
  if (${name} === '') return '${requiredKey(field)}';
${type === 'text' ? `  // The only character that PostgreSQL cannot store.\n  if (${name}.includes('\\u0000')) return 'textInvalid';\n` : ''}  return ${name}.length > ${max} ? 'textTooLong' : undefined;
}
`;
}

/** The expression that validates a field of the form. */
function checkOf(spec: Spec, field: Field): string {
  const { name, type, isRequired } = field;
  const max = limit(spec, field);
  if (isText(field))
    return isRequired
      ? `${ruleName(spec, field)}(${name})`
      : `${type === 'line' ? `oneLine(${name})` : `${name}.trim()`}.length > ${max} ? 'textTooLong' : undefined`;
  const empty = isRequired ? '' : `${name} === ${type === 'date' ? "''" : 'null'} || `;
  if (type === 'date') return `${empty}isCalendarDay(${name}) ? undefined : 'dateInvalid'`;
  const present = isRequired ? `${name} !== null && ` : '';
  const between = `(${present}${name} >= 0 && ${name} <= ${max})`;
  if (type === 'money')
    return `${empty}${between} ? (${empty}Number.isInteger(${name}) ? undefined : 'tooManyDecimals') : 'amountInvalid'`;
  return `${empty}(${between} && Number.isInteger(${name})) ? undefined : 'numberInvalid'`;
}

export function rules(spec: Spec): string {
  const { Name } = spec;
  const checked = checkedFields(spec);
  const constants = checked
    .flatMap((field) => {
      const [comment, value] = limits[field.type] ?? [];
      return comment ? [`/** ${comment} */\nexport const ${limit(spec, field)} = ${value};`] : [];
    })
    .join('\n');
  const usesOneLine = checked.some(({ type }) => type === 'line');
  const usesDays = checked.some(({ type }) => type === 'date');
  return `${usesDays ? "import { isCalendarDay } from '../contract/shapes.ts';\n" : ''}import { definedErrors } from '../contract/fieldErrors.ts';
${usesOneLine ? "import { oneLine } from '../format/oneLine.ts';\n" : ''}
${constants}
${checked.map((field) => ruleOf(spec, field)).join('')}
/** The validated values of a form. Empty texts are empty strings. */
export interface ${Name}Values {
${checked.map((field) => `  ${field.name}: ${formType(field)};`).join('\n')}
}

/** Checks the form of a ${spec.one.en}. */
export const validate${Name} = ({ ${checked.map((field) => field.name).join(', ')} }: ${Name}Values) =>
  definedErrors({
${checked.map((field) => `    ${field.name}: ${checkOf(spec, field)},`).join('\n')}
  });
`;
}

/** Imports the names that a source uses. */
export const importUsed = (source: string, names: readonly string[], from: string): string => {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b[^:]`).test(source));
  return used.length > 0 ? `import { ${used.join(', ')} } from '${from}';\n` : '';
};
