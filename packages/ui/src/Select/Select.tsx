'use client';

import { X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { afterPress } from '../Field/afterPress.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { FormValue } from '../Field/FormValue.tsx';
import { FieldButton } from '../Field/InputField.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { selectTexts } from '../i18n/texts/select.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { ListboxPopup } from '../Listbox/ListboxPopup.tsx';
import { useListbox } from '../Listbox/useListbox.ts';
import { ReadOnlySelect, type SelectFieldProps } from '../NativeSelect/NativeSelect.tsx';
import { openOnPress, SelectButton } from './SelectButton.tsx';

const texts = { ...fieldTexts, ...selectTexts };

interface SelectOptions<Id extends string>
  extends Omit<SelectFieldProps<Id>, 'value' | 'defaultValue' | 'onChange'>,
    Omit<ComponentProps<'div'>, keyof SelectFieldProps | 'children'> {
  /** `id` of the selected item; null for none. */
  value?: Id | null | undefined;
  /** @default null */
  defaultValue?: Id | null | undefined;
  /** Text while no item is selected. @default the kit's "Choose an option" */
  placeholder?: string | undefined;
  isOpen?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Props of Select. `onChange` receives null only if the user can clear the choice. */
export type SelectProps<Id extends string = string> = SelectOptions<Id> &
  (
    | { isClearable?: false | undefined; onChange?: ((id: Id) => void) | undefined }
    | {
        /** Lets the user remove the choice, with a button, Delete or Backspace. @default false */
        isClearable: true;
        onChange?: ((id: Id | null) => void) | undefined;
      }
  );

/**
 * A choice from a list in the kit's own popup. `id` is passed to the button. Where the browser's own list is good enough,
 * use NativeSelect, which has the same props.
 */
export function Select<Id extends string = string>({
  value: givenValue,
  defaultValue = null,
  isClearable,
  onChange,
  isReadOnly = false,
  ...rest
}: SelectProps<Id>) {
  const [value, setValue] = useControlledState<Id | null>(givenValue, defaultValue, (next) => {
    if (isClearable) onChange?.(next);
    else if (next !== null) onChange?.(next);
  });
  if (isReadOnly) {
    const { items, placeholder, isOpen, defaultOpen, onOpenChange, ...field } = rest;
    return <ReadOnlySelect {...field} chosen={items.find(({ id }) => id === value)} />;
  }
  return <EditableSelect {...rest} {...{ isClearable, value, defaultValue, setValue }} />;
}

interface EditableSelectProps<Id extends string> extends SelectOptions<Id> {
  isClearable: boolean | undefined;
  value: Id | null;
  defaultValue: Id | null;
  setValue: (value: Id | null) => void;
}

function EditableSelect<Id extends string>({
  items,
  value,
  defaultValue,
  setValue,
  isClearable = false,
  isDisabled = false,
  isOpen: givenIsOpen,
  defaultOpen = false,
  onOpenChange,
  name,
  placeholder,
  size = 'large',
  id,
  autoFocus,
  onBlur,
  ...field
}: EditableSelectProps<Id>) {
  const message = useTexts(texts);
  const textId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControlledState(givenIsOpen, defaultOpen, onOpenChange);
  const chosen = items.find((item) => item.id === value);
  const canClear = isClearable && chosen !== undefined && !isDisabled;
  const close = () => setOpen(false);
  const listbox = useListbox({
    label: field.label,
    items,
    isOpen: isOpen && !isDisabled,
    isFocusable: true,
    selectedId: value,
    firstActiveId: value ?? items.find((item) => !item.isDisabled)?.id,
    onChoose(item) {
      setValue(item.id);
      close();
    },
    onClose: close,
    onCancel: close,
  });
  const clear = () => {
    // The clear button disappears with the choice.
    buttonRef.current?.focus();
    setValue(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if ((key === 'Delete' || key === 'Backspace') && canClear) setValue(null);
    else if (key === 'ArrowDown' || key === 'ArrowUp') setOpen(true);
    // Letters open the list at the item that begins with them. Space opens it by a click.
    else if (key !== ' ' && listbox.find(key)) setOpen(true);
    else return;
    event.preventDefault();
  };

  return (
    <FieldFrame
      {...field}
      {...{ isDisabled, size }}
      controlId={id}
      data-open={listbox.isOpen || undefined}
      onBlur={(event) => {
        if (!onBlur || event.currentTarget.contains(event.relatedTarget)) return;
        afterPress(() => onBlur(event));
      }}
    >
      {(control) => (
        <>
          <SelectButton
            control={control}
            text={chosen?.label ?? placeholder ?? message('select.placeholder')}
            textId={textId}
            isPlaceholder={!chosen}
            ref={buttonRef}
            autoFocus={autoFocus}
            aria-haspopup="listbox"
            aria-expanded={listbox.isOpen}
            aria-labelledby={`${textId} ${control['aria-label'] ? control.id : `${control.id}-label`}`}
            {...listbox.controlProps}
            {...openOnPress({ buttonRef, isOpen, setOpen })}
            onKeyDown={onKeyDown}
          />
          {canClear && (
            <FieldButton
              label={message('field.clear', { label: field.label })}
              icon={<X size={16} aria-hidden="true" />}
              aria-keyshortcuts="Delete"
              onPress={clear}
            />
          )}
          {name !== undefined && (
            <FormValue
              name={name}
              values={[value ?? '']}
              isDisabled={isDisabled}
              onReset={() => setValue(defaultValue)}
            />
          )}
          <ListboxPopup listbox={listbox} onLeave={close} />
        </>
      )}
    </FieldFrame>
  );
}
