import { useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import type { ControlProps, FieldProps } from '../../patterns/form/fieldProps.ts';
import type { TicketFormValues } from './values.ts';

interface FormView {
  values: TicketFormValues;
  setValues: (values: TicketFormValues) => void;
  control: (field: string) => ControlProps;
  field: <Name extends keyof TicketFormValues & string>(name: Name) => FieldProps<TicketFormValues[Name]>;
}

/** Marks the fields that were filled from words, each until it holds something else. */
export function useFilled({ values, setValues, control, field }: FormView) {
  const t = useTranslate();
  const [filled, setFilled] = useState<Partial<Record<string, unknown>>>({});
  /** The help text of a field that nobody has looked at yet. */
  const markOf = (name: string): { description?: string } =>
    name in filled && filled[name] === Reflect.get(values, name)
      ? { description: t('ticketForm.fromWords') }
      : {};
  return {
    control: (name: string) => ({ ...control(name), ...markOf(name) }),
    field: <Name extends keyof TicketFormValues & string>(name: Name) => ({
      ...field(name),
      ...markOf(name),
    }),
    fill(next: Partial<TicketFormValues>) {
      setFilled(next);
      setValues({ ...values, ...next });
    },
    /** Puts the values back that were there before. */
    unfill(before: TicketFormValues) {
      setFilled({});
      setValues(before);
    },
  };
}
