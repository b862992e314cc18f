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
  /** Languages with BCP 47 tags as `id`, each named in its own language ("Español"). */
  languages: readonly SelectItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `compact` shows only the icon, for the top bar on a phone. @default 'comfortable' @selector [data-density] */
  density?: Density | undefined;
}

/** A native select for the language. */
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
