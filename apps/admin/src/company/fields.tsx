import { Checkbox } from '@derrick/ui/Checkbox';
import { CheckboxGroup, type CheckboxItem } from '@derrick/ui/CheckboxGroup';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { NumberField } from '@derrick/ui/NumberField';
import { RadioGroup, type RadioItem } from '@derrick/ui/RadioGroup';
import type { FieldProps } from '../patterns/form/index.ts';

/** A field of a form, as the controls below take it. */
interface OfField<Value> {
  field: FieldProps<Value>;
  description?: string | undefined;
}

/** A setting that is on or off. */
export function CheckSetting({ field: { value, ...field }, description }: OfField<boolean>) {
  return <Checkbox {...field} isSelected={value} description={description} />;
}

interface OfChoice<Id extends string> extends OfField<Id> {
  items: readonly { id: Id; label: string }[];
}

/** A choice of one of several values in a list. */
export function ListSetting<Id extends string>({ field, description, items }: OfChoice<Id>) {
  return <NativeSelect {...field} description={description} items={items} />;
}

/** A choice of one of a few values, each explained. */
export function RadioSetting<Id extends string>({
  field: { onBlur, ...field },
  description,
  items,
}: OfField<Id> & { items: readonly RadioItem<Id>[] }) {
  return <RadioGroup {...field} description={description} items={items} />;
}

/** A choice of any of several values. */
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

/** A number within bounds. */
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
