import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordForm } from '../patterns/form/index.ts';
import type { RecordFormState } from '../patterns/form/useRecordForm.ts';
import type { WantedSetting } from './useSectionForm.ts';

export type Choices = readonly { id: string; label: string }[];

interface SectionFormProps<Values extends object> {
  form: RecordFormState<Values>;
  wanted: WantedSetting | undefined;
  /** Selectable values by setting. Absent for settings that are typed. */
  choices?: Readonly<Partial<Record<keyof Values & string, Choices>>>;
  /** Formats a value that is not a text, number, option or list of options. */
  valueText?: ((field: keyof Values & string, values: Values) => string | undefined) | undefined;
  children: ReactNode;
}

const FOCUSABLE = 'input, select, textarea, button';

/** Focuses a control, or the first control of a group. */
function focusSetting(id: string) {
  const found = document.getElementById(id);
  const control = found?.matches(FOCUSABLE) ? found : found?.querySelector<HTMLElement>(FOCUSABLE);
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}

/** Form of one settings section, with its own buttons. */
export function SectionForm<Values extends object>(props: SectionFormProps<Values>) {
  const { form, wanted, choices, children } = props;
  const t = useTranslate();

  const focusWanted = useEffectEvent((field: string) => focusSetting(form.controlId(field)));
  useEffect(() => {
    if (wanted) focusWanted(wanted.field);
  }, [wanted]);

  const words = (field: keyof Values & string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'company.yes' : 'company.no');
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.map((one) => words(field, one)).join(', ');
    if (typeof value !== 'string') return '';
    return choices?.[field]?.find(({ id }) => id === value)?.label ?? value;
  };
  return (
    <RecordForm
      form={form}
      submitLabel={t('company.save')}
      pendingLabel={t('company.saving')}
      cancelLabel={t('company.discard')}
      onCancel={
        form.isReadOnly
          ? undefined
          : () => {
              form.setValues(form.base.values);
              form.hideErrors();
            }
      }
      failed="company.saveFailed"
      conflictTitle="company.conflict"
      valueText={(field, values) => props.valueText?.(field, values) ?? words(field, values[field])}
    >
      {children}
    </RecordForm>
  );
}
