'use client';

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldTexts } from '../i18n/texts/field.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { join } from '../theme/join.ts';
import * as styles from './Field.css.ts';

/** Texts of every field. */
export interface FieldTexts {
  /** Visible name of the field. */
  label: string;
  /** Help text below the control. An error message replaces it. */
  description?: ReactNode;
  /** Error message that also explains the fix. Makes the field invalid, unless `isInvalid` is false. */
  errorMessage?: ReactNode;
}

/** State of every field. */
export interface FieldState {
  /** @selector [data-required] */
  isRequired?: boolean | undefined;
  /** @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
}

interface FieldNamesOptions extends FieldTexts, Pick<FieldState, 'isRequired' | 'isInvalid'> {
  /** `id` of the control; generated if not given. */
  id?: string | undefined;
  isLabelHidden?: boolean | undefined;
  /** Accessible name of the control, in place of the label. */
  'aria-label'?: string | undefined;
  /** Ids of additional elements that describe the control, besides the field's description or error. */
  'aria-describedby'?: string | undefined;
}

/** Attributes that name and describe a control that a `<label>` can't name, such as a group. */
export interface FieldNames {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
}

/**
 * Ids and attributes that connect a control with the label, description and error of its field. `label` and `help` are
 * the props of FieldLabel and FieldHelp.
 */
export function useFieldNames({
  id,
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isInvalid = Boolean(errorMessage),
  'aria-label': ariaLabel = isLabelHidden ? label : undefined,
  'aria-describedby': ariaDescribedBy,
}: FieldNamesOptions) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const helpId = `${ownId}-help`;
  const hasError = isInvalid && Boolean(errorMessage);
  const text = hasError ? errorMessage : description;
  const describedBy = join(text ? helpId : undefined, ariaDescribedBy);
  const names: FieldNames = {
    ...(ariaLabel === undefined ? { 'aria-labelledby': labelId } : { 'aria-label': ariaLabel }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return {
    controlId,
    names,
    label: { id: labelId, label, isLabelHidden, isRequired },
    help: { id: helpId, text, hasError },
  };
}

interface FieldLabelProps {
  id: string;
  label: string;
  isLabelHidden: boolean;
  isRequired: boolean;
  /** `id` of the native control. */
  htmlFor?: string | undefined;
  /** Called on a press, to focus a control that is not a native one. */
  onPress?: (() => void) | undefined;
}

/** The visible label of a field: a `<label>` of a native control, or a text that names a group. */
export function FieldLabel({ id, label, isLabelHidden, isRequired, htmlFor, onPress }: FieldLabelProps) {
  if (isLabelHidden) return null;
  const content = (
    <>
      {label}
      {isRequired && <RequiredMark />}
    </>
  );
  if (htmlFor !== undefined) {
    return (
      <label id={id} className={styles.label} htmlFor={htmlFor}>
        {content}
      </label>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the control itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on a label focuses its control.
    <span id={id} className={styles.label} onClick={onPress}>
      {content}
    </span>
  );
}

interface FieldHelpProps {
  id: string;
  text: ReactNode;
  /** True if the text is an error. */
  hasError: boolean;
}

/** The description of a field, or the error that replaces it. */
export function FieldHelp({ id, text, hasError }: FieldHelpProps) {
  if (!text) return null;
  return (
    <div id={id} className={hasError ? styles.error : styles.description}>
      {hasError ? <ErrorContent>{text}</ErrorContent> : text}
    </div>
  );
}

/** Asterisk after the label of a required field. For screen readers the control has `aria-required`. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true" title={useTexts(fieldTexts)('field.required')}>
      *
    </span>
  );
}

export function ErrorContent({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert className={styles.errorIcon} size={16} aria-hidden="true" />
      <span className={styles.errorText}>{children}</span>
    </>
  );
}
