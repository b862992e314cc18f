import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { input } from '../Field/Field.css.ts';
import { FieldFrame, type FieldState } from '../Field/FieldFrame.tsx';
import type { FieldTexts } from '../Field/FieldParts.tsx';
import { join } from '../theme/join.ts';
import * as styles from './NativeSelect.css.ts';

/** Heights of a select: 32, 36 and 40 px; 44 px under 768 px. */
export const selectSizes = ['compact', 'control', 'form'] as const;

/** Height of a select. */
export type SelectSize = (typeof selectSizes)[number];

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
  selectedKey?: Id | undefined;
  defaultSelectedKey?: Id | undefined;
  onSelectionChange?: ((id: Id) => void) | undefined;
  /** @default 'form' */
  size?: SelectSize | undefined;
  /** Keeps the label for assistive technology alone. */
  hideLabel?: boolean | undefined;
  /** Name of the form value. */
  name?: string | undefined;
}

export interface NativeSelectProps<Id extends string = string>
  extends SelectFieldProps<Id>,
    Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
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
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  size = 'form',
  variant = 'outline',
  name,
  icon,
  selectRef,
  ...rest
}: NativeSelectProps<Id>) {
  return (
    <FieldFrame
      data-variant={variant}
      {...rest}
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
            value={selectedKey}
            defaultValue={defaultSelectedKey}
            onChange={({ currentTarget }) => {
              const chosen = items[currentTarget.selectedIndex];
              if (chosen) onSelectionChange?.(chosen.id);
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
