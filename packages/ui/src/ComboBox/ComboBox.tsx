import { ChevronsUpDown, X } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { afterPress } from '../Field/afterPress.ts';
import * as field from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { FieldButton, type InputFieldProps } from '../Field/InputField.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useOwnState } from '../Field/useOwnState.ts';
import { useKitMessages } from '../i18n/messages.ts';
import { visuallyHidden } from '../theme/base.css.ts';
import * as styles from './ComboBox.css.ts';
import { ComboBoxList, type ComboBoxStatus } from './ComboBoxList.tsx';
import { type ComboBoxItem, useComboBox } from './useComboBox.ts';

type Kept =
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

export interface ComboBoxProps extends Pick<InputFieldProps, Kept> {
  /** What can be chosen, as far as it is loaded; narrowed down here as the reader types. */
  items: readonly ComboBoxItem[];
  /** What is chosen; it need not be among the items. */
  value?: ComboBoxItem | null | undefined;
  /** What is chosen at first, if the field keeps the choice itself. */
  defaultValue?: ComboBoxItem | null | undefined;
  onChange?: ((value: ComboBoxItem | null) => void) | undefined;
  /** Called with each text typed, and with '' when the typing is over, to ask a server for more items. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called as the list opens and closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Whether a text that names no item is a value of its own, with the id ''. @default false */
  allowsCustomValue?: boolean | undefined;
  /** What the list waits for, or what went wrong with it. */
  status?: ComboBoxStatus | undefined;
  /** Said in the list when nothing matches; defaults to the kit's "Nothing found". */
  emptyMessage?: string | undefined;
  /** Last line of the list, as that there is more than is shown. */
  listDescription?: string | undefined;
  /** The field around the input; `className`, `style` and `data-*` are the field's, too. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A choice from many by typing a part of the name, accents and case aside. On native markup: react-aria's costs 45 KB,
 * and its fields would be exchanged under the reader's hands once they are loaded.
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
  status,
  emptyMessage,
  listDescription,
  ref,
  ...rest
}: ComboBoxProps) {
  const message = useKitMessages();
  const [value, setValue] = useOwnState(givenValue, defaultValue, onChange);
  const box = useComboBox({
    items,
    value,
    onChange: setValue,
    onSearch,
    onOpenChange,
    allowsCustomValue,
    isLocked: isDisabled || isReadOnly,
  });
  const rootRef = useMemo(() => mergeRefs(box.rootRef, ref), [box.rootRef, ref]);
  const mergedInputRef = useMemo(() => mergeRefs(box.inputRef, inputRef), [box.inputRef, inputRef]);
  const { isOpen, matches, activeIndex } = box;
  const canClear = box.text !== '' && !isDisabled && !isReadOnly;
  // A list of nothing but a text of one's own would only be in the way.
  const isShown = isOpen && (matches.length > 0 || !allowsCustomValue || status !== undefined);

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
            aria-controls={isShown ? box.listId : undefined}
            aria-activedescendant={isShown && activeIndex !== -1 ? box.optionId(activeIndex) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={placeholder}
            readOnly={isReadOnly}
            value={box.text}
            onChange={({ currentTarget }) => box.type(currentTarget.value)}
            onKeyDown={box.onKeyDown}
            onClick={() => box.toggle(true)}
            onFocus={onFocus}
            onBlur={(event) => {
              // The list's own Retry is still the field.
              if (box.rootRef.current?.contains(event.relatedTarget)) return;
              box.settle();
              if (onBlur) afterPress(() => onBlur(event));
            }}
          />
          <span className={styles.buttons}>
            {canClear && (
              <FieldButton
                label={message('field.clear', { label })}
                icon={<X size={16} aria-hidden="true" />}
                isTabStop={false}
                onPress={box.clear}
              />
            )}
            {!isReadOnly && !isDisabled && (
              <FieldButton
                label={message('comboBox.open', { label })}
                icon={<ChevronsUpDown size={16} aria-hidden="true" />}
                isTabStop={false}
                onPress={() => {
                  box.inputRef.current?.focus();
                  box.toggle(!isOpen);
                }}
              />
            )}
          </span>
          {isShown && (
            <ComboBoxList label={label} box={box} {...{ value, status, emptyMessage, listDescription }} />
          )}
          <span className={visuallyHidden} role="status">
            {isShown && status?.kind !== 'loading' && message('comboBox.count', { count: matches.length })}
          </span>
        </>
      )}
    </FieldFrame>
  );
}
