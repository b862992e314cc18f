import { InputField, type InputFieldProps } from '../Field/InputField.tsx';
import { join } from '../theme/join.ts';
import * as styles from './DateField.css.ts';

export interface DateFieldProps extends InputFieldProps {
  /** `YYYY-MM-DD`, or '' for no date or a partly typed one. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/** A day, in the browser's own date control: it formats dates like the system and opens a phone's own date picker. */
export function DateField({ className, ...rest }: DateFieldProps) {
  return (
    <InputField
      {...rest}
      className={join(styles.root, rest.value === '' && styles.empty, className)}
      type="date"
    />
  );
}
