'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { input } from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldState, FieldTexts } from '../Field/FieldParts.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import * as styles from './NativeSelect.css.ts';
import type { nativeSelectVariants } from './variants.ts';

/** An option of a select. */
export interface SelectItem<Id extends string = string> {
  id: Id;
  label: string;
  isDisabled?: boolean | undefined;
}

/** Props shared by Select and NativeSelect, which are interchangeable. */
export interface SelectFieldProps<Id extends string = string> extends FieldTexts, FieldState {
  items: readonly SelectItem<Id>[];
  value?: Id | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((id: Id) => void) | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Hides the label visually. It remains the accessible name. */
  isLabelHidden?: boolean | undefined;
  /** Form field name of the submitted value. */
  name?: string | undefined;
  /** Shows the selected value as text that can be read and copied. @default false @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
}

export interface NativeSelectProps<Id extends string = string>
  extends SelectFieldProps<Id>,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** @default 'outline' @selector [data-variant] */
  variant?: (typeof nativeSelectVariants)[number] | undefined;
  /** 16 px icon before the value. */
  icon?: ReactNode;
  /** Ref of the native select, to focus it. Null while read-only. */
  selectRef?: Ref<HTMLSelectElement> | undefined;
}

/** A choice from a few items, in a native select. `id` is passed to the native select. */
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
  isReadOnly = false,
  ...rest
}: NativeSelectProps<Id>) {
  // A native select has no read-only state, so it would look editable.
  if (isReadOnly) {
    const chosen = items.find((item) => item.id === (value ?? defaultValue));
    return <ReadOnlySelect {...rest} {...{ id, size, name, chosen }} />;
  }
  return (
    <FieldFrame
      data-variant={variant}
      {...rest}
      controlId={id}
      size={size}
      {...(variant === 'quiet' && { box: { className: styles.quiet } })}
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

type ReadOnlySelectProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<SelectFieldProps, keyof FieldTexts | keyof FieldState | 'size' | 'isLabelHidden' | 'name'> & {
    chosen: SelectItem | undefined;
  };

export function ReadOnlySelect({ id, size = 'large', name, chosen, ...rest }: ReadOnlySelectProps) {
  return (
    <FieldFrame {...rest} isReadOnly controlId={id} size={size}>
      {(control) => (
        <>
          <input {...control} readOnly className={input} value={chosen?.label ?? ''} />
          {name !== undefined && (
            <input type="hidden" name={name} value={chosen?.id ?? ''} disabled={rest.isDisabled} />
          )}
        </>
      )}
    </FieldFrame>
  );
}
