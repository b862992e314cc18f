'use client';

import type { CSSProperties, ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import type { ControlSize } from '../theme/controlSizes.ts';
import { join } from '../theme/join.ts';
import { useArrowKeysOfPage } from '../theme/useArrowKeysOfPage.ts';
import * as styles from './SegmentedControl.css.ts';

/** An option of a SegmentedControl. */
export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Accessible name of the choice. */
  label: string;
  /** Two to five options of one or two words. */
  items: readonly Segment<Id>[];
  /** The selected segment. @selector [data-selected] */
  value?: Id | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** @default 'medium' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Shows only the icons. Screen readers still read the labels. @default false */
  hasIconsOnly?: boolean | undefined;
  /** @selector [data-disabled] */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A choice of one of a few views of the same content. Arrow keys select; Tab leaves the control. */
export function SegmentedControl<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  size = 'medium',
  hasIconsOnly = false,
  isDisabled = false,
  className,
  style,
  ...rest
}: SegmentedControlProps<Id>) {
  const turnArrowKeys = useArrowKeysOfPage();
  return (
    <AriaLocale>
      <RadioGroup
        data-size={size}
        {...rest}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(style && { style })}
        aria-label={label}
        orientation="horizontal"
        onChange={(id) => {
          const chosen = items.find((item) => item.id === id);
          if (chosen) onChange?.(chosen.id);
        }}
        isDisabled={isDisabled}
        className={join(styles.root, className)}
        render={(props) => <div {...props} onKeyDownCapture={turnArrowKeys} />}
      >
        {items.map((item) => (
          <RadioField
            key={item.id}
            value={item.id}
            isDisabled={item.isDisabled ?? false}
            className={styles.field}
          >
            <RadioButton className={join(styles.segment, styles.size[size])}>
              {item.icon && <span aria-hidden="true">{item.icon}</span>}
              <span className={hasIconsOnly ? visuallyHidden : undefined}>{item.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </RadioGroup>
    </AriaLocale>
  );
}
