'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FieldButton, InputField, type InputFieldProps } from '../Field/InputField.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { passwordFieldTexts } from '../i18n/texts/passwordField.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { visuallyHidden } from '../theme/base.css.ts';

export type PasswordFieldProps = Omit<InputFieldProps, 'placeholder'>;

/** A password, with a button that shows or hides it and announces the new state. */
export function PasswordField({
  inputRef,
  autoComplete = 'current-password',
  id,
  ...rest
}: PasswordFieldProps) {
  const message = useTexts(passwordFieldTexts);
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const ref = useMemo(() => mergeRefs(input, inputRef), [inputRef]);
  const [isShown, setIsShown] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  // Browsers remember submitted text inputs, so a visible password is hidden before submission.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => {
      setIsShown(false);
      input.current?.setAttribute('type', 'password');
    };
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <InputField
      {...rest}
      id={inputId}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      inputRef={ref}
      end={
        <>
          {!rest.isDisabled && (
            <FieldButton
              label={message(isShown ? 'passwordField.hide' : 'passwordField.show')}
              icon={isShown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
              controls={inputId}
              onPress={() => {
                setIsShown(!isShown);
                setAnnouncement(message(isShown ? 'passwordField.hidden' : 'passwordField.shown'));
              }}
            />
          )}
          <span className={visuallyHidden} role="status">
            {announcement}
          </span>
        </>
      }
    />
  );
}
