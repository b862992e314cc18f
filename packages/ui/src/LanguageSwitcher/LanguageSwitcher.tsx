import { Languages } from 'lucide-react';
import { NativeSelect, type NativeSelectProps, type SelectItem } from '../NativeSelect/NativeSelect.tsx';

export interface LanguageSwitcherProps<Id extends string = string>
  extends Omit<
    NativeSelectProps<Id>,
    'items' | 'value' | 'defaultValue' | 'onChange' | 'variant' | 'icon' | 'isLabelHidden'
  > {
  /** Languages with their BCP 47 tags as `id`, each named in itself ("Español"). */
  languages: readonly SelectItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Choice of the language, in the system's own list. */
export function LanguageSwitcher<Id extends string = string>({
  languages,
  value,
  onChange,
  size = 'medium',
  ...rest
}: LanguageSwitcherProps<Id>) {
  return (
    <NativeSelect
      {...rest}
      isLabelHidden
      variant="quiet"
      size={size}
      icon={<Languages size={16} />}
      items={languages}
      value={value}
      onChange={onChange}
    />
  );
}
