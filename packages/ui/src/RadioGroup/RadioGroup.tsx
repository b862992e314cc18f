'use client';

import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup';
import { FieldHelp, FieldLabel, type FieldTexts, useFieldNames } from '../Field/FieldParts.tsx';
import * as group from '../Field/Group.css.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';
import { useArrowKeysOfPage } from '../theme/useArrowKeysOfPage.ts';
import * as styles from './RadioGroup.css.ts';

/** An option of a RadioGroup. */
export interface RadioItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

type AriaProps = Omit<
  AriaRadioGroupProps,
  | keyof FieldTexts
  | 'children'
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'isInvalid'
  | 'validationBehavior'
>;

export interface RadioGroupProps<Id extends string = string> extends AriaProps, FieldTexts {
  /** Two to seven options. For more options use Select. */
  items: readonly RadioItem<Id>[];
  /** The selected option; null for none. */
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A few options, all visible, of which the user selects one. Arrow keys select; Tab leaves the group. */
export function RadioGroup<Id extends string = string>({
  label,
  description,
  errorMessage,
  items,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  isInvalid = Boolean(errorMessage),
  className,
  style,
  ...rest
}: RadioGroupProps<Id>) {
  const names = useFieldNames({ label, description, errorMessage, isInvalid, ...rest });
  const turnArrowKeys = useArrowKeysOfPage();
  return (
    <AriaLocale>
      <AriaRadioGroup
        validationBehavior="aria"
        {...rest}
        {...names.names}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(style && { style })}
        onChange={(id) => {
          const chosen = items.find((item) => item.id === id);
          if (chosen) onChange?.(chosen.id);
        }}
        orientation={orientation}
        isInvalid={isInvalid}
        className={join(group.root, className)}
        // In a vertical group the right arrow means the next option, regardless of the text direction.
        render={(props) => (
          <div {...props} onKeyDownCapture={orientation === 'horizontal' ? turnArrowKeys : undefined} />
        )}
      >
        <FieldLabel {...names.label} />
        <div className={group.items[orientation]}>
          {items.map((item) => (
            <RadioField
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled ?? false}
              className={styles.radio}
            >
              <RadioButton className={styles.button}>
                <span className={styles.circle} aria-hidden="true" />
                <span className={styles.label}>{item.label}</span>
              </RadioButton>
              {item.description && (
                <Text slot="description" className={styles.description}>
                  {item.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
        <FieldHelp {...names.help} />
      </AriaRadioGroup>
    </AriaLocale>
  );
}
