import { Checkbox } from '@derrick/ui/Checkbox';
import { CheckboxGroup, type CheckboxItem } from '@derrick/ui/CheckboxGroup';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { NumberField } from '@derrick/ui/NumberField';
import { RadioGroup, type RadioItem } from '@derrick/ui/RadioGroup';
import type { FieldProps } from '../patterns/form/index.ts';

/** Props of the controls below. */
interface OfField<Value> {
  field: FieldProps<Value>;
  description?: string | undefined;
}

export function CheckSetting({ field: { value, ...field }, description }: OfField<boolean>) {
  return <Checkbox {...field} isSelected={value} description={description} />;
}

interface OfChoice<Id extends string> extends OfField<Id> {
  items: readonly { id: Id; label: string }[];
}

/** Select field for one of several values. */
export function ListSetting<Id extends string>({ field, description, items }: OfChoice<Id>) {
  return <NativeSelect {...field} description={description} items={items} />;
}

/** Radio buttons for one of a few values, each with a description. */
export function RadioSetting<Id extends string>({
  field: { onBlur, ...field },
  description,
  items,
}: OfField<Id> & { items: readonly RadioItem<Id>[] }) {
  return <RadioGroup {...field} description={description} items={items} />;
}

/** Checkboxes for any number of values. */
export function ManySetting<Id extends string>({
  field: { value, onChange, onBlur, ...field },
  description,
  items,
}: OfField<Id[]> & { items: readonly CheckboxItem<Id>[] }) {
  return (
    <CheckboxGroup
      {...field}
      description={description}
      items={items}
      selectedKeys={new Set(value)}
      onSelectionChange={(keys) => onChange([...keys])}
    />
  );
}

interface OfNumber extends OfField<number | null> {
  min: number;
  max: number;
  formatOptions?: Intl.NumberFormatOptions | undefined;
}

export function NumberSetting({ field, description, min, max, formatOptions }: OfNumber) {
  return (
    <NumberField
      {...field}
      description={description}
      minValue={min}
      maxValue={max}
      hasButtons={false}
      {...(formatOptions && { formatOptions })}
    />
  );
}
