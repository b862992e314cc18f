import type { Field, Spec } from '../spec.ts';
import { checkedFields, limit, requiredKey } from './domain.ts';

/** Error keys of the form with their messages. */
function errorEntries(spec: Spec): string[] {
  const { name, fields } = spec;
  const types = new Set(fields.map(({ type }) => type));
  return [
    ...fields
      .filter(({ isRequired, type }) => isRequired && (type === 'line' || type === 'text'))
      .map((field) => `${requiredKey(field)}: '${name}Form.error.${requiredKey(field)}',`),
    ...(types.has('number') ? [`numberInvalid: '${name}Form.error.number',`] : []),
    ...(types.has('money')
      ? [`amountInvalid: '${name}Form.error.amount',`, `tooManyDecimals: decimalsError(currency),`]
      : []),
    ...(types.has('date') ? [`dateInvalid: '${name}Form.error.date',`] : []),
  ];
}

/** Fields with a limit, and the expression of the number in their message. */
const limitOf = (spec: Spec, field: Field) => limit(spec, field);

export function fieldsModule(spec: Spec): string {
  const { name, names, fields } = spec;
  const texts = fields.filter(({ type }) => type === 'line' || type === 'text');
  const hasMoney = fields.some(({ type }) => type === 'money');
  const limits = texts.map((field) => limitOf(spec, field));
  return `import { ${limits.join(', ')} } from '@derrick/domain/${names}';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';
import { ${hasMoney ? 'decimalsError, ' : ''}errorMessages } from '../patterns/form/index.ts';

/** Labels of the fields, in form order. */
export const labels = {
${fields.map((field) => `  ${field.name}: '${name}Form.${field.name}',`).join('\n')}
} as const satisfies Record<string, MessageKey>;

/** Maximum lengths of the texts. */
const longest: Partial<Record<string, number>> = {
${texts.map((field) => `  ${field.name}: ${limitOf(spec, field)},`).join('\n')}
};

/** Returns the message of an error of a field. */
export const errorMessage = (t: Translate${hasMoney ? ', currency: string' : ''}) => (error: string, field: string) =>
  errorMessages(
    t,
    {
      ${errorEntries(spec).join('\n      ')}
      textTooLong: { key: '${name}Form.error.textTooLong', count: longest[field] ?? 0 },
    },
    '${name}Form.error.invalid',
  )(error);
`;
}

const emptyValue = ({ type, choices }: Field) =>
  type === 'number' || type === 'money'
    ? 'null'
    : type === 'boolean'
      ? 'false'
      : type === 'choice'
        ? `'${choices[0]?.id}'`
        : "''";

const formTypeOf = ({ Name }: Spec, { name, type }: Field) =>
  type === 'number' || type === 'money'
    ? 'number | null'
    : type === 'boolean'
      ? 'boolean'
      : type === 'choice'
        ? `${Name}['${name}']`
        : 'string';

const toForm = ({ name }: Spec, field: Field) => {
  const value = `${name}.${field.name}`;
  if (field.type === 'money') return `majorAmount(${value}, currency)`;
  return field.isRequired || field.type === 'number' ? value : `${value} ?? ''`;
};

const toBody = (field: Field) => {
  const value = `values.${field.name}`;
  if (field.type === 'money')
    return field.isRequired ? `centsOf(${value}, currency) ?? 0` : `centsOf(${value}, currency)`;
  if (field.type === 'number') return field.isRequired ? `${value} ?? 0` : value;
  if (field.type === 'date') return field.isRequired ? value : `${value} || null`;
  if (field.type === 'line' || field.type === 'text')
    return field.isRequired ? `${value}.trim()` : `${value}.trim() || null`;
  return value;
};

export function values(spec: Spec): string {
  const { name, names, Name, one, fields } = spec;
  const hasMoney = fields.some(({ type }) => type === 'money');
  const currency = hasMoney ? ', currency: string' : '';
  const checked = checkedFields(spec);
  const cents = checked.filter(({ type }) => type === 'money');
  return `import { type ${Name}, type ${Name}Input, validate${Name} } from '@derrick/domain/${names}';
${hasMoney ? "import { centsOf, majorAmount } from '../patterns/lines/index.ts';\n" : ''}
export interface ${Name}FormValues {
${fields.map((field) => `${field.type === 'money' ? '  /** In units of the currency, not in cents; null while the field is empty. */\n' : ''}  ${field.name}: ${formTypeOf(spec, field)};`).join('\n')}
}

export const emptyValues: ${Name}FormValues = {
${fields.map((field) => `  ${field.name}: ${emptyValue(field)},`).join('\n')}
};

/** Converts a ${one.en} to form values. */
export const toFormValues = (${name}: ${Name}${currency}): ${Name}FormValues => ({
${fields.map((field) => `  ${field.name}: ${toForm(spec, field)},`).join('\n')}
});

/** Converts the form values for the API. */
export const toRequestBody = (values: ${Name}FormValues${currency}): ${Name}Input => ({
${fields.map((field) => `  ${field.name}: ${toBody(field)},`).join('\n')}
});

/** Validates the form with the rules of the domain. */
export const validateForm = (values: ${Name}FormValues${currency}): Record<string, string | undefined> =>
  validate${Name}(${hasMoney ? `{ ...values, ${cents.map((field) => `${field.name}: centsOf(values.${field.name}, currency)`).join(', ')} }` : 'values'});
`;
}
