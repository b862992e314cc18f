import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import * as field from '../Field/Field.css.ts';
import { ErrorContent, type FieldTexts, RequiredMark } from '../Field/FieldParts.tsx';
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
export interface SelectFieldProps<Id extends string = string> extends FieldTexts {
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
  isRequired?: boolean | undefined;
  /** @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /** @selector [data-invalid] */
  isInvalid?: boolean | undefined;
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
  label,
  description,
  errorMessage,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  size = 'form',
  variant = 'outline',
  hideLabel = false,
  name,
  isRequired = false,
  isDisabled = false,
  isInvalid = Boolean(errorMessage),
  icon,
  selectRef,
  className,
  ...rest
}: NativeSelectProps<Id>) {
  const id = useId();
  const helpId = `${id}-help`;
  const hasHelp = isInvalid ? Boolean(errorMessage) : Boolean(description);
  return (
    <div
      data-size={size}
      data-variant={variant}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-required={isRequired || undefined}
      {...rest}
      className={join(field.root, className)}
    >
      {!hideLabel && (
        <label className={field.label} htmlFor={id}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
      )}
      <div className={join(field.box, field.size[size], variant === 'quiet' && styles.quiet)}>
        <select
          ref={selectRef}
          id={id}
          className={join(field.input, styles.select, icon ? styles.withIcon : undefined)}
          name={name}
          value={selectedKey}
          defaultValue={defaultSelectedKey}
          disabled={isDisabled}
          aria-label={hideLabel ? label : undefined}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={hasHelp ? helpId : undefined}
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
      </div>
      {hasHelp && (
        <div id={helpId} className={isInvalid ? field.error : field.description}>
          {isInvalid ? <ErrorContent>{errorMessage}</ErrorContent> : description}
        </div>
      )}
    </div>
  );
}
