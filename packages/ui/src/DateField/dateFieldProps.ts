import type { CSSProperties, Ref } from 'react';
import type { AriaDateFieldProps } from 'react-aria/useDateField';
import type { DateValue } from 'react-stately/useDateFieldState';
import type { FieldTexts } from '../Field/FieldParts.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';

/** Props that date fields share with react-aria's date field. */
export type DateFieldAriaProps = Pick<
  AriaDateFieldProps<DateValue>,
  'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onFocus' | 'onBlur'
>;

/** Props of every date field. */
export interface DateFieldOptions extends FieldTexts {
  /** `id` of the first part, the target of links in an error summary. */
  id?: string | undefined;
  /** First selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Called with false when the field loses focus with an incomplete date, and with true once the date is corrected. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  /** Ref of the first part, to focus it. */
  inputRef?: Ref<HTMLElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Props of DateField. */
export interface DateFieldProps extends DateFieldAriaProps, DateFieldOptions {
  /** `YYYY-MM-DD`, or '' for no date or an incomplete one. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Form field name for the submitted value, `YYYY-MM-DD`. */
  name?: string;
}
