'use client';

import { Languages } from 'lucide-react';
import { NativeSelect, type NativeSelectProps, type SelectItem } from '../NativeSelect/NativeSelect.tsx';
import { join } from '../theme/join.ts';
import type { Density } from '../theme/themeChoice.ts';
import * as styles from './LanguageSwitcher.css.ts';

export interface LanguageSwitcherProps<Id extends string = string>
  extends Omit<
    NativeSelectProps<Id>,
    'items' | 'value' | 'defaultValue' | 'onChange' | 'variant' | 'icon' | 'isLabelHidden'
  > {
  /** Languages with their BCP 47 tags as `id`, each named in itself ("Español"). */
  languages: readonly SelectItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `compact` shows the icon alone, for a phone's bar. @default 'comfortable' @selector [data-density] */
  density?: Density | undefined;
}

/** Choice of the language, in the system's own list. */
export function LanguageSwitcher<Id extends string = string>({
  languages,
  value,
  onChange,
  size = 'medium',
  density = 'comfortable',
  className,
  ...rest
}: LanguageSwitcherProps<Id>) {
  return (
    <NativeSelect
      data-density={density}
      {...rest}
      className={join(density === 'compact' && styles.compact, className)}
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
