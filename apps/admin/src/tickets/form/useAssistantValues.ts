import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { ControlProps, FieldProps } from '../../patterns/form/fieldProps.ts';
import { emptyValues, type TicketFormValues } from './values.ts';

interface FormView {
  values: TicketFormValues;
  setValues: (values: TicketFormValues) => void;
  control: (field: string) => ControlProps;
  field: <Name extends keyof TicketFormValues & string>(name: Name) => FieldProps<TicketFormValues[Name]>;
}

/** The values that the assistant filled in, and the previous form values. */
interface Fill {
  values: Partial<TicketFormValues>;
  before: TicketFormValues;
}

const isField = (name: string): name is keyof TicketFormValues & string => name in emptyValues;

function copyField<Name extends keyof TicketFormValues>(
  to: Partial<TicketFormValues>,
  from: TicketFormValues,
  name: Name,
) {
  to[name] = from[name];
}

/** Fills fields with the assistant's values, marks each until its value changes, and can undo unchanged values. */
export function useAssistantValues({ values, setValues, control, field }: FormView) {
  const t = useTranslate();
  const [fill, setFill] = useState<Fill>();
  const filledFields = Object.keys(fill?.values ?? {}).filter(isField);
  const unchanged = filledFields.filter((name) => fill?.values[name] === values[name]);
  /** Help text of a field whose filled value has not changed since. */
  const markOf = (name: string): { description?: string } =>
    unchanged.some((one) => one === name) ? { description: t('ticketForm.fromWords') } : {};
  return {
    control: (name: string) => ({ ...control(name), ...markOf(name) }),
    field: <Name extends keyof TicketFormValues & string>(name: Name) => ({
      ...field(name),
      ...markOf(name),
    }),
    fill(next: Partial<TicketFormValues>) {
      setFill({ values: next, before: values });
      setValues({ ...values, ...next });
    },
    /** Restores the fields that still have their filled values. Returns how many edited fields were kept. */
    undo(): number {
      if (!fill) return 0;
      const restored: Partial<TicketFormValues> = {};
      for (const name of unchanged) copyField(restored, fill.before, name);
      setFill(undefined);
      setValues({ ...values, ...restored });
      return filledFields.length - unchanged.length;
    },
  };
}
