import type { Field, Spec } from '../spec.ts';
import { labelsImport } from './adminFilters.ts';
import { choicesName } from './domain.ts';

export function formHook(spec: Spec): string {
  const { name, names, Name, one, fields, isVersioned } = spec;
  const hasMoney = fields.some(({ type }) => type === 'money');
  const currency = hasMoney ? ', currency' : '';
  return `import { create${Name}, type ${Name}, update${Name}${isVersioned ? `, ${name}ConflictOf` : ''} } from '@derrick/domain/${names}';
import { useState } from 'react';
import { useLocation } from 'wouter';
${hasMoney ? "import { useFormats } from '../core/formats/index.ts';\n" : ''}import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { ${isVersioned ? 'newerRecord, ' : ''}useRecordForm, useSave } from '../patterns/form/index.ts';
import { errorMessage, labels } from './fields.ts';
import { emptyValues, type ${Name}FormValues, toFormValues, toRequestBody, validateForm } from './values.ts';

/**
 * State of the form of a ${one.en}.
 * @param ${name} the ${one.en} to edit; undefined creates one
 */
export function use${Name}Form(${name}: ${Name} | undefined, listHref: string) {
  const t = useTranslate();
  const { can } = useSession();
${hasMoney ? '  const { currency } = useFormats();\n' : ''}  const [, navigate] = useLocation();
  const [initial] = useState(() => (${name} ? toFormValues(${name}${currency}) : emptyValues));
  const save = useSave(${name}?.id, {
    create: create${Name},
    update: update${Name},
    created: '${name}Form.created',
    updated: '${name}Form.updated',
  });
  return useRecordForm<${Name}FormValues, ${Name}>({
    draftId: \`${names}.\${${name}?.id ?? 'new'}\`,
    initial,
${isVersioned ? `    version: ${name}?.version,\n` : ''}    labels,
    validate: ${hasMoney ? '(values) => validateForm(values, currency)' : 'validateForm'},
    errorMessage: errorMessage(t${currency}),
    isReadOnly: !can('${names}:write'),
    needsChanges: ${name} !== undefined,
    save: (values, version) => save(toRequestBody(values${currency}), version),
${
  isVersioned
    ? `    newerRecordOf(error) {
      const conflict = ${name}ConflictOf(error);
      return conflict && newerRecord(conflict, conflict.${name}, ${hasMoney ? '(newer) => toFormValues(newer, currency)' : 'toFormValues'});
    },\n`
    : ''
}    onSubmitted: () => navigate(listHref),
  });
}
`;
}

const controlOf = ({ name }: Spec, field: Field): string => {
  const props = `{...form.field('${field.name}')}`;
  const required = field.isRequired ? ' isRequired' : '';
  switch (field.type) {
    case 'line':
      return `<TextField ${props} className={formWide} autoComplete="off"${required} />`;
    case 'text':
      return `<TextArea ${props} className={formWide} rows={4}${required} />`;
    case 'number':
      return `<NumberField ${props}${required} />`;
    case 'money':
      return `<MoneyField ${props} currency={currency}${required} />`;
    case 'date':
      return `<DatePicker ${props}${required} />`;
    case 'choice':
      return `<NativeSelect {...form.field('${field.name}')} items={${field.name}Items} />`;
    case 'boolean':
      return `<Checkbox
            id={form.controlId('${field.name}')}
            className={formWide}
            label={t('${name}Form.${field.name}')}
            isSelected={form.values.${field.name}}
            isDisabled={form.isPending}
            isReadOnly={form.isReadOnly}
            onChange={(isSelected) => form.change({ ${field.name}: isSelected })}
          />`;
  }
};

const controls: Record<Field['type'], string> = {
  line: 'TextField',
  text: 'TextArea',
  number: 'NumberField',
  money: 'MoneyField',
  date: 'DatePicker',
  choice: 'NativeSelect',
  boolean: 'Checkbox',
};

/** The function that formats values other than texts for the conflict dialog. */
function valueText(spec: Spec): string {
  const { name, Name, fields } = spec;
  const others = fields.filter(({ type }) => type !== 'line' && type !== 'text');
  const cases = others.map((field) => {
    const value = `values.${field.name}`;
    const text = {
      number: `String(${value} ?? '')`,
      money: `${value} === null ? '' : money(centsOf(${value}, currency) ?? 0)`,
      date: `${value} && date(${value})`,
      choice: `t(${field.name}Labels[${value}])`,
      boolean: `t(${value} ? '${name}Form.yes' : '${name}Form.no')`,
      line: '',
      text: '',
    }[field.type];
    return `if (field === '${field.name}') return ${text};`;
  });
  return `
  const valueText = (field: keyof ${Name}FormValues, values: ${Name}FormValues): string => {
    ${cases.join('\n    ')}
    return values[field];
  };
`;
}

export function form(spec: Spec): string {
  const { name, names, Name, one, fields, isVersioned } = spec;
  const types = new Set(fields.map(({ type }) => type));
  const formats = ['currency', 'date', 'money'].filter((format) =>
    format === 'currency'
      ? types.has('money')
      : isVersioned && types.has(format === 'date' ? 'date' : 'money'),
  );
  const usesText = isVersioned && fields.some(({ type }) => type !== 'line' && type !== 'text');
  const choices = fields.filter(({ type }) => type === 'choice');
  const imports = [...new Set([...types].map((type) => controls[type]))].map(
    (control) => `import { ${control} } from '@derrick/ui/${control}';`,
  );
  return `import { ${choices.map((field) => `${choicesName(spec, field)}, `).join('')}type ${Name} } from '@derrick/domain/${names}';
import { FormGrid, formWide } from '@derrick/ui/Form';
${imports.join('\n')}
import { useLocation } from 'wouter';
${formats.length > 0 ? "import { useFormats } from '../core/formats/index.ts';\n" : ''}import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordForm, RecordSection } from '../patterns/form/index.ts';
${usesText && types.has('money') ? "import { centsOf } from '../patterns/lines/index.ts';\n" : ''}${labelsImport(choices)}import { use${Name}Form } from './use${Name}Form.ts';
${usesText ? `import type { ${Name}FormValues } from './values.ts';\n` : ''}
interface ${Name}FormProps {
  /** The ${one.en} to edit. Without it the form creates one. */
  ${name}: ${Name} | undefined;
  /** Last address of the list. */
  listHref: string;
}

export function ${Name}Form({ ${name}, listHref }: ${Name}FormProps) {
  const t = useTranslate();
  const form = use${Name}Form(${name}, listHref);
${formats.length > 0 ? `  const { ${formats.join(', ')} } = useFormats();\n` : ''}  const [, navigate] = useLocation();
${choices.map((field) => `  const ${field.name}Items = ${choicesName(spec, field)}.map((id) => ({ id, label: t(${field.name}Labels[id]) }));\n`).join('')}${usesText ? valueText(spec) : ''}
  return (
    <RecordForm
      form={form}
      submitLabel={t(${name} ? '${name}Form.save' : '${name}Form.create')}
      pendingLabel={t('${name}Form.saving')}
      onCancel={() => navigate(listHref)}
      failed={${name} ? '${name}Form.updateFailed' : '${name}Form.createFailed'}
${isVersioned ? `      conflictTitle="${name}Form.conflict"\n` : ''}${usesText ? '      valueText={valueText}\n' : ''}    >
      <RecordSection title={t('${name}Form.about')} hint={t('${name}Form.aboutHint')}>
        <FormGrid>
          ${fields.map((field) => controlOf(spec, field)).join('\n          ')}
        </FormGrid>
      </RecordSection>
    </RecordForm>
  );
}
`;
}
