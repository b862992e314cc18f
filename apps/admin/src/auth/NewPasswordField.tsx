import { PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import { Inline } from '@derrick/ui/Inline';
import { PasswordField, type PasswordFieldProps } from '@derrick/ui/PasswordField';
import { visuallyHidden } from '@derrick/ui/theme';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './NewPasswordField.css.ts';

interface NewPasswordFieldProps extends PasswordFieldProps {
  value: string;
}

/** Field for a new password, with its minimum length and a warning for common passwords. */
export function NewPasswordField({ value, onBlur, errorMessage, ...rest }: NewPasswordFieldProps) {
  const t = useTranslate();
  // Only after blur, because the start of most passwords is a common password.
  const [wasLeft, setWasLeft] = useState(false);
  const isCommon = useIsCommonPassword(value) && wasLeft && !errorMessage;
  const warning = isCommon ? t('account.passwordCommon') : '';
  return (
    <div>
      <PasswordField
        {...rest}
        value={value}
        autoComplete="new-password"
        errorMessage={errorMessage}
        description={
          isCommon ? (
            <Inline as="span" align="stretch" isOneLine className={css.warning}>
              <TriangleAlert className={css.icon} size={16} aria-hidden="true" />
              <span>{warning}</span>
            </Inline>
          ) : (
            t('account.passwordHint', { count: PASSWORD_MIN_LENGTH })
          )
        }
        onBlur={(event) => {
          setWasLeft(true);
          onBlur?.(event);
        }}
      />
      <span role="status" className={visuallyHidden}>
        {warning}
      </span>
    </div>
  );
}

/**
 * Returns whether a password is common. The list is loaded with the first password that is long enough; without the list
 * no password counts as common.
 */
function useIsCommonPassword(password: string): boolean {
  const [common, setCommon] = useState<string>();
  useEffect(() => {
    if (password.length < PASSWORD_MIN_LENGTH) return;
    let isCurrent = true;
    const look = async () => {
      const { isCommonPassword } = await import('./commonPasswords/isCommonPassword.ts');
      if (isCurrent && isCommonPassword(password)) setCommon(password);
    };
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password !== '' && common === password;
}
