'use client';

import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldHelp, FieldLabel, type FieldTexts, useFieldNames } from '../Field/FieldParts.tsx';
import * as group from '../Field/Group.css.ts';
import { AriaLocale } from '../theme/AriaLocale.tsx';
import { join } from '../theme/join.ts';

/** An option of a CheckboxGroup. */
export interface CheckboxItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

type AriaProps = Omit<
  AriaCheckboxGroupProps,
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

export interface CheckboxGroupProps<Id extends string = string> extends AriaProps, FieldTexts {
  /** Options, few enough to be all visible. For more options use CheckboxList. */
  items: readonly CheckboxItem<Id>[];
  selectedKeys?: ReadonlySet<Id> | undefined;
  defaultSelectedKeys?: ReadonlySet<Id> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<Id>) => void) | undefined;
  /** @default 'vertical' @selector [data-orientation] */
  orientation?: keyof typeof group.items | undefined;
  /** @default true with an `errorMessage` @selector [data-invalid] */
  isInvalid?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A few options of which the user can select any number. */
export function CheckboxGroup<Id extends string = string>({
  label,
  description,
  errorMessage,
  items,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  orientation = 'vertical',
  isInvalid = Boolean(errorMessage),
  className,
  style,
  ...rest
}: CheckboxGroupProps<Id>) {
  const names = useFieldNames({ label, description, errorMessage, isInvalid, ...rest });
  return (
    <AriaLocale>
      <AriaCheckboxGroup
        validationBehavior="aria"
        data-orientation={orientation}
        {...rest}
        {...names.names}
        {...(selectedKeys && { value: [...selectedKeys] })}
        {...(defaultSelectedKeys && { defaultValue: [...defaultSelectedKeys] })}
        {...(style && { style })}
        onChange={(ids) => {
          const chosen = new Set(ids);
          onSelectionChange?.(new Set(items.filter(({ id }) => chosen.has(id)).map(({ id }) => id)));
        }}
        isInvalid={isInvalid}
        className={join(group.root, className)}
      >
        <FieldLabel {...names.label} />
        <div className={group.items[orientation]}>
          {items.map((item) => (
            <Checkbox
              key={item.id}
              value={item.id}
              label={item.label}
              description={item.description}
              isDisabled={item.isDisabled ?? false}
            />
          ))}
        </div>
        <FieldHelp {...names.help} />
      </AriaCheckboxGroup>
    </AriaLocale>
  );
}
