import { InputField, type InputFieldProps } from '../Field/InputField.tsx';
import { join } from '../theme/join.ts';
import * as styles from './DateField.css.ts';

export interface DateFieldProps extends InputFieldProps {
  /** `YYYY-MM-DD`, or empty; a date that is typed in part is empty, too. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** First day that can be picked, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be picked, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/**
 * A day. The platform's own control: it writes dates as the reader's system does, takes typing, and opens the wheel or
 * calendar that a phone's owner knows.
 */
export function DateField({ className, ...rest }: DateFieldProps) {
  return (
    <InputField
      {...rest}
      className={join(styles.root, rest.value === '' && styles.empty, className)}
      type="date"
    />
  );
}
