'use client';

import { type Ref, useMemo } from 'react';
import { afterPress } from '../Field/afterPress.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { FormValue } from '../Field/FormValue.tsx';
import type { InputFieldProps } from '../Field/InputField.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useControlledState } from '../Field/useControlledState.ts';
import * as styles from './ComboBox.css.ts';
import { ComboBoxButtons } from './ComboBoxButtons.tsx';
import { ComboBoxList, type ComboBoxStatus } from './ComboBoxList.tsx';
import { type ComboBoxItem, useComboBox } from './useComboBox.ts';

type SharedProp =
  | 'id'
  | 'label'
  | 'labelAction'
  | 'description'
  | 'errorMessage'
  | 'isRequired'
  | 'isDisabled'
  | 'isInvalid'
  | 'isReadOnly'
  | 'size'
  | 'placeholder'
  | 'inputRef'
  | 'onBlur'
  | 'onFocus'
  | 'className'
  | 'style';

export interface ComboBoxProps extends Pick<InputFieldProps, SharedProp> {
  /** Loaded items to choose from. Typing filters them. */
  items: readonly ComboBoxItem[];
  /** The selected item. It need not be in `items`. */
  value?: ComboBoxItem | null | undefined;
  /** Initially selected item, for an uncontrolled field. */
  defaultValue?: ComboBoxItem | null | undefined;
  onChange?: ((value: ComboBoxItem | null) => void) | undefined;
  /** Called with the typed text on each change, to load more items from a server, and with '' when the user selects an item, cancels or leaves the field. */
  onSearch?: ((text: string) => void) | undefined;
  /** Set it to false if `onSearch` loads the items that match the text; then all `items` are shown. @default true */
  isFiltered?: boolean | undefined;
  /**
   * Called with the typed text when the user chooses to create an item from text that matches no item. Pass the new item
   * as `value` once it exists.
   */
  onCreate?: ((text: string) => void) | undefined;
  /** Returns the text of the option that creates an item from the typed text. @default the kit's “Create …” */
  createLabel?: ((text: string) => string) | undefined;
  /** Form field name for the submitted value: the item's `id`, or the text of a custom value. */
  name?: string | undefined;
  /** Called when the list opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Accepts text that matches no item as a value with the id ''. @default false */
  allowsCustomValue?: boolean | undefined;
  /** Loading state of items from a server. */
  status?: ComboBoxStatus | undefined;
  /** Message in the list when no item matches. @default the kit's "Nothing found" */
  emptyMessage?: string | undefined;
  /** Last line of the list, such as a hint that there are more items. */
  listDescription?: string | undefined;
  /** Ref of the field around the input. The field also receives `className`, `style` and `data-*`. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Turns off the browser's autocompletion and correction of names. */
const withoutAutocorrect = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/**
 * A choice from many items. Typing part of a name filters them, ignoring case and accents. Built on native markup,
 * because react-aria's ComboBox weighs 48 KB (brotli).
 */
export function ComboBox({
  label,
  labelAction,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  isInvalid,
  size = 'large',
  id,
  placeholder,
  inputRef,
  onBlur,
  onFocus,
  className,
  style,
  items,
  value: givenValue,
  defaultValue = null,
  onChange,
  onSearch,
  onOpenChange,
  allowsCustomValue = false,
  isFiltered = true,
  onCreate,
  createLabel,
  name,
  status,
  emptyMessage,
  listDescription,
  ref,
  ...rest
}: ComboBoxProps) {
  const [value, setValue] = useControlledState(givenValue, defaultValue, onChange);
  const isLocked = isDisabled || isReadOnly;
  const box = useComboBox({
    ...{ label, items, value, onSearch, onOpenChange, allowsCustomValue, isFiltered, onCreate, isLocked },
    onChange: setValue,
  });
  const rootRef = useMemo(() => mergeRefs(box.rootRef, ref), [box.rootRef, ref]);
  const mergedInputRef = useMemo(() => mergeRefs(box.inputRef, inputRef), [box.inputRef, inputRef]);
  // An empty list does not help the user type a custom value.
  const isShown = box.isOpen && (box.matches.length > 0 || !allowsCustomValue || status !== undefined);

  return (
    <FieldFrame
      {...rest}
      {...{ label, labelAction, description, errorMessage, isRequired, isDisabled, isReadOnly, isInvalid }}
      {...{ size, className, style }}
      ref={rootRef}
      controlId={id}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={mergedInputRef}
            className={field.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            {...box.listbox.controlProps}
            {...withoutAutocorrect}
            placeholder={placeholder}
            readOnly={isReadOnly}
            value={box.text}
            onChange={({ currentTarget }) => box.type(currentTarget.value)}
            onClick={() => box.setExpanded(true)}
            onFocus={onFocus}
            onBlur={(event) => {
              // The Retry button in the list belongs to the field.
              if (box.rootRef.current?.contains(event.relatedTarget)) return;
              box.commit();
              if (onBlur) afterPress(() => onBlur(event));
            }}
          />
          <span className={styles.buttons}>{!isLocked && <ComboBoxButtons label={label} box={box} />}</span>
          <ComboBoxList {...{ box, isShown, status, createLabel, emptyMessage, listDescription }} />
          {name !== undefined && (
            <FormValue
              name={name}
              values={value ? [value.id || value.label] : []}
              isDisabled={isDisabled}
              onReset={() => {
                box.cancel();
                setValue(defaultValue);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
