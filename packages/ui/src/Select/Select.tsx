'use client';

import { Check, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import * as field from '../Field/Field.css.ts';
import { ErrorContent, RequiredMark } from '../Field/FieldParts.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { selectTexts } from '../i18n/texts/select.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ReadOnlySelect, type SelectFieldProps } from '../NativeSelect/NativeSelect.tsx';
import { PagePopover } from '../Popover/PagePopover.tsx';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import * as styles from './Select.css.ts';

type AriaProps = Omit<
  AriaSelectProps,
  | keyof SelectFieldProps
  | 'children'
  | 'className'
  | 'style'
  | 'placeholder'
  | 'selectionMode'
  | 'validationBehavior'
>;

export interface SelectProps<Id extends string = string>
  extends Omit<SelectFieldProps<Id>, 'value' | 'defaultValue'>,
    AriaProps {
  /** `id` of the selected item; null for none. */
  value?: Id | null | undefined;
  /** @default null */
  defaultValue?: Id | null | undefined;
  /** Text while no item is selected. @default the kit's "Choose an option" */
  placeholder?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A choice from a list in the kit's own popover, which adds 36 KB (brotli); NativeSelect adds none. `id` is passed to the
 * button.
 */
export function Select<Id extends string = string>({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  items,
  value: givenValue,
  defaultValue = null,
  onChange,
  isReadOnly = false,
  size = 'large',
  isInvalid = Boolean(errorMessage),
  isDisabled = false,
  isRequired = false,
  name,
  placeholder,
  className,
  style,
  ...rest
}: SelectProps<Id>) {
  const defaultPlaceholder = useTexts(selectTexts)('select.placeholder');
  const [value, setValue] = useControlledState<Id | null, Id>(givenValue, defaultValue, onChange);
  const texts = { label, isLabelHidden, description, errorMessage };
  const buttonProps = { size, className, style, id: rest.id, ref: rest.ref };
  const names = { 'aria-label': rest['aria-label'], 'aria-describedby': rest['aria-describedby'] };
  if (isReadOnly) {
    const chosen = items.find(({ id }) => id === value);
    return (
      <ReadOnlySelect
        {...texts}
        {...buttonProps}
        {...names}
        {...{ isInvalid, isDisabled, isRequired, name, chosen }}
      />
    );
  }
  return (
    <AriaLocale>
      <AriaSelect
        validationBehavior="aria"
        data-size={size}
        {...rest}
        value={value}
        defaultValue={defaultValue}
        {...(name !== undefined && { name })}
        {...(style && { style })}
        {...(isLabelHidden && rest['aria-label'] === undefined && { 'aria-label': label })}
        onChange={(key) => {
          const chosen = items.find(({ id }) => id === key);
          if (chosen) setValue(chosen.id);
        }}
        placeholder={placeholder ?? defaultPlaceholder}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isRequired={isRequired}
        className={join(field.root, className)}
      >
        {!isLabelHidden && (
          <Label className={field.label}>
            {label}
            {isRequired && <RequiredMark />}
          </Label>
        )}
        <div className={join(field.box, field.size[size])}>
          <Button className={styles.button}>
            <SelectValue className={styles.value}>
              {/* By default react-aria would render the selected item with its check mark. */}
              {({ isPlaceholder, selectedText }) =>
                isPlaceholder ? (placeholder ?? defaultPlaceholder) : selectedText
              }
            </SelectValue>
            <ChevronsUpDown className={styles.chevron} size={16} aria-hidden="true" />
          </Button>
        </div>
        {description && !isInvalid && (
          <Text slot="description" className={field.description}>
            {description}
          </Text>
        )}
        {errorMessage && (
          <FieldError className={field.error}>
            <ErrorContent>{errorMessage}</ErrorContent>
          </FieldError>
        )}
        <PagePopover className={styles.popover} placement="bottom start" offset={4}>
          <ListBox className={styles.list} items={items}>
            {(item) => (
              <ListBoxItem
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={styles.item}
              >
                <span className={styles.itemLabel}>{item.label}</span>
                <Check className={styles.tick} size={16} aria-hidden="true" />
              </ListBoxItem>
            )}
          </ListBox>
        </PagePopover>
      </AriaSelect>
    </AriaLocale>
  );
}
