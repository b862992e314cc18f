'use client';

import { Check, Pencil, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { InputField } from '../Field/InputField.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { inlineEditTexts } from '../i18n/texts/inlineEdit.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './InlineEdit.css.ts';

export interface InlineEditProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Accessible name of the field, such as "Well name". */
  label: string;
  value: string;
  /**
   * Saves the edited value. Return an error message, or throw, to continue editing. The field is read-only until the
   * promise is settled.
   */
  onSave: (value: string) => Promise<string | undefined> | string | undefined;
  /** Text in place of an empty value, such as "Add a name". */
  placeholder?: string | undefined;
  /** Displayed value, such as a heading. @default the value */
  children?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Selects the text of the field when it replaces the button, so that typing replaces it. */
function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/**
 * A text that becomes a field when the user presses it. Enter saves the value, Escape discards it.
 * @selector [data-editing]
 */
export function InlineEdit({
  label,
  value,
  onSave,
  placeholder,
  children,
  isDisabled = false,
  className,
  ...rest
}: InlineEditProps) {
  const message = useTexts(inlineEditTexts);
  const form = useRef<HTMLFormElement>(null);
  const returnsFocus = useRef(false);
  const [draft, setDraft] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();

  const close = () => {
    setDraft(undefined);
    setErrorMessage(undefined);
    // The focused field is removed, so focus returns to the button in its place, unless the user has left the field.
    returnsFocus.current = form.current?.contains(document.activeElement) ?? false;
  };
  const save = async (edited: string) => {
    if (isPending) return;
    if (edited === value) return close();
    setPending(true);
    try {
      const failure = await onSave(edited);
      if (failure === undefined) close();
      else setErrorMessage(failure);
    } catch {
      setErrorMessage(message('inlineEdit.failed'));
    } finally {
      setPending(false);
    }
  };

  if (draft === undefined) {
    return (
      <div {...rest} className={join(styles.root, className)}>
        <button
          ref={(element) => {
            if (returnsFocus.current) element?.focus();
            returnsFocus.current = false;
          }}
          type="button"
          className={styles.button}
          disabled={isDisabled}
          onClick={() => setDraft(value)}
        >
          <span className={value === '' ? styles.placeholder : styles.value}>
            {value === '' ? placeholder : (children ?? value)}
          </span>
          <Pencil
            className={styles.icon}
            size={16}
            role="img"
            aria-label={message('inlineEdit.edit', { label })}
          />
        </button>
      </div>
    );
  }
  return (
    <div {...rest} data-editing className={join(styles.root, className)}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isPending) return;
          // Otherwise Escape would also close the dialog around the field.
          event.stopPropagation();
          close();
        }}
      >
        <InputField
          label={label}
          isLabelHidden
          inputRef={focusOnMount}
          size="medium"
          value={draft}
          onChange={setDraft}
          isReadOnly={isPending}
          errorMessage={errorMessage}
          className={styles.field}
        />
        <IconButton
          type="submit"
          label={message('inlineEdit.save')}
          icon={<Check size={16} aria-hidden="true" />}
          isPending={isPending}
        />
        <IconButton
          label={message('inlineEdit.cancel')}
          icon={<X size={16} aria-hidden="true" />}
          isDisabled={isPending}
          onPress={close}
        />
      </form>
    </div>
  );
}
