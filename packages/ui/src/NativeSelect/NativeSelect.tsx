import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { input } from '../Field/Field.css.ts';
import { FieldFrame, type FieldState } from '../Field/FieldFrame.tsx';
import type { FieldTexts } from '../Field/FieldParts.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import * as styles from './NativeSelect.css.ts';

/** Frames of a NativeSelect: a field's, or none. */
export const nativeSelectVariants = ['outline', 'quiet'] as const;

/** One choice. */
export interface SelectItem<Id extends string = string> {
  id: Id;
  label: string;
  isDisabled?: boolean | undefined;
}

/** Props that Select and NativeSelect share, so that one can take the other's place. */
export interface SelectFieldProps<Id extends string = string> extends FieldTexts, FieldState {
  items: readonly SelectItem<Id>[];
  value?: Id | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Keeps the label for assistive technology alone. */
  isLabelHidden?: boolean | undefined;
  /** Name of the form value. */
  name?: string | undefined;
}

export interface NativeSelectProps<Id extends string = string>
  extends SelectFieldProps<Id>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** @default 'outline' */
  variant?: (typeof nativeSelectVariants)[number] | undefined;
  /** 16 px icon before the value. */
  icon?: ReactNode;
  /** The native select, to focus it. */
  selectRef?: Ref<HTMLSelectElement> | undefined;
}

/** A choice from few, in the system's own list: no overlay code, and a phone's own picker. */
export function NativeSelect<Id extends string = string>({
  items,
  value,
  defaultValue,
  onChange,
  size = 'large',
  variant = 'outline',
  name,
  icon,
  selectRef,
  id,
  ...rest
}: NativeSelectProps<Id>) {
  return (
    <FieldFrame
      data-variant={variant}
      {...rest}
      controlId={id}
      size={size}
      boxClassName={variant === 'quiet' && styles.quiet}
    >
      {(control) => (
        <>
          <select
            {...control}
            ref={selectRef}
            className={join(input, styles.select, icon ? styles.withIcon : undefined)}
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={({ currentTarget }) => {
              const chosen = items[currentTarget.selectedIndex];
              if (chosen) onChange?.(chosen.id);
            }}
          >
            {items.map((item) => (
              <option key={item.id} className={styles.option} value={item.id} disabled={item.isDisabled}>
                {item.label}
              </option>
            ))}
          </select>
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </>
      )}
    </FieldFrame>
  );
}
