'use client';

import { type ComponentProps, type CSSProperties, type Ref, useMemo, useRef, useState } from 'react';
import { afterPress } from '../Field/afterPress.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldState, FieldTexts } from '../Field/FieldParts.tsx';
import { mergeRefs } from '../Field/mergeRefs.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import { join } from '../theme/join.ts';
import * as styles from './TextArea.css.ts';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  | 'children'
  | 'className'
  | 'style'
  | 'ref'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  // Set by the field's own props.
  | 'disabled'
  | 'readOnly'
  | 'aria-invalid'
  | 'aria-required'
>;

export interface TextAreaProps extends NativeProps, FieldTexts, FieldState {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** Number of lines while empty. @default 3 */
  rows?: number | undefined;
  /** Maximum number of lines before the text scrolls. @default 12 */
  maxRows?: number | undefined;
  /** Ref of the native textarea, to focus it. */
  textAreaRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Ref of the field around the textarea. The field also receives `className`, `style` and `data-*`. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const isData = ([name]: readonly [string, unknown]) => name.startsWith('data-');

/** Several lines of text. Grows with its content. */
export function TextArea({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly = false,
  isInvalid,
  id,
  value: givenValue,
  defaultValue = '',
  onChange,
  onBlur,
  rows = 3,
  maxRows = 12,
  textAreaRef,
  ref,
  className,
  style,
  'aria-label': ariaLabel,
  'aria-describedby': ariaDescribedBy,
  ...rest
}: TextAreaProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = givenValue ?? ownValue;
  const area = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMemo(() => mergeRefs(area, textAreaRef), [textAreaRef]);
  useFormReset(area, () => setOwnValue(defaultValue));

  const entries = Object.entries(rest);
  const height = { maxBlockSize: `calc(${maxRows} * 1lh + 2 * ${styles.padding})` };
  return (
    <FieldFrame
      {...Object.fromEntries(entries.filter(isData))}
      {...{ label, description, errorMessage, isRequired, isDisabled, isReadOnly, isInvalid }}
      {...{ ref, className, style }}
      size="large"
      controlId={id}
      aria-label={ariaLabel}
      aria-describedby={ariaDescribedBy}
      box={{ className: styles.box }}
    >
      {(control) => (
        <>
          <textarea
            {...Object.fromEntries(entries.filter((entry) => !isData(entry)))}
            {...control}
            ref={mergedRef}
            className={join(styles.text, styles.area)}
            style={height}
            rows={rows}
            readOnly={isReadOnly}
            value={value}
            onChange={({ currentTarget }) => {
              setOwnValue(currentTarget.value);
              onChange?.(currentTarget.value);
            }}
            onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
          />
          {/* A mirror of the text in the same grid cell sets the height, in every browser and before any script runs. */}
          <div className={join(styles.text, styles.mirror)} style={height} aria-hidden="true">
            {`${value}\n`}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
