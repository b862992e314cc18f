'use client';

import { X } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import type { CheckboxListItem } from '../CheckboxList/CheckboxList.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldState, FieldTexts } from '../Field/FieldParts.tsx';
import { FormValue } from '../Field/FormValue.tsx';
import { FieldButton } from '../Field/InputField.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { checkboxListTexts } from '../i18n/texts/checkboxList.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { selectTexts } from '../i18n/texts/select.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { ListboxStatus } from '../Listbox/ListboxStatus.tsx';
import { openOnPress, SelectButton } from '../Select/SelectButton.tsx';
import type { ControlSize } from '../theme/controlSizes.ts';
import { MultiSelectList } from './MultiSelectList.tsx';

const texts = { ...checkboxListTexts, ...fieldTexts, ...selectTexts };

export interface MultiSelectProps
  extends FieldTexts,
    FieldState,
    Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Loaded items to choose from. Selected items must be included initially. */
  items: readonly CheckboxListItem[];
  /** Ids of the selected items. */
  selectedKeys?: ReadonlySet<string> | undefined;
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Called with the search text, to load more `items`. The items already loaded are searched in any case. */
  onSearch?: ((text: string) => void) | undefined;
  /** Loading state of items from a server. */
  status?: ListboxStatus | undefined;
  /** Text while no item is selected. @default the kit's "Choose an option" */
  placeholder?: string | undefined;
  /** @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Form field name for the submitted ids of the selected items. */
  name?: string | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * Returns the selected keys, and all items: the loaded items plus selected items that a later search did not load again.
 */
function useChosen(
  items: readonly CheckboxListItem[],
  givenKeys: ReadonlySet<string> | undefined,
  defaultKeys: ReadonlySet<string>,
  onSelectionChange: MultiSelectProps['onSelectionChange'],
) {
  const [selectedKeys, setSelectedKeys] = useControlledState(givenKeys, defaultKeys, onSelectionChange);
  const [chosenBefore, setChosenBefore] = useState<readonly CheckboxListItem[]>([]);
  const missing = chosenBefore.filter(
    (item) => selectedKeys.has(item.id) && !items.some((candidate) => candidate.id === item.id),
  );
  const all = missing.length > 0 ? [...missing, ...items] : items;
  return {
    all,
    selectedKeys,
    select(keys: ReadonlySet<string>) {
      setChosenBefore(all.filter((item) => keys.has(item.id)));
      setSelectedKeys(keys);
    },
  };
}

/**
 * Any number of choices from many items. A button with the selected names opens a searchable list, with selected items
 * first. For a few choices that are all visible use CheckboxGroup.
 */
export function MultiSelect({
  items,
  selectedKeys: givenKeys,
  defaultSelectedKeys = none,
  onSelectionChange,
  onSearch,
  status,
  placeholder,
  isReadOnly = false,
  isDisabled = false,
  size = 'large',
  name,
  onOpenChange,
  id,
  ...field
}: MultiSelectProps) {
  const message = useTexts(texts);
  const textId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControlledState(undefined, false, onOpenChange);
  const { label } = field;
  const { all, selectedKeys, select } = useChosen(items, givenKeys, defaultSelectedKeys, onSelectionChange);
  const names = all.filter((item) => selectedKeys.has(item.id)).map((item) => item.label);
  const count = selectedKeys.size;
  const isLocked = isDisabled || isReadOnly;

  return (
    <FieldFrame {...field} {...{ isDisabled, isReadOnly, size }} controlId={id}>
      {(control) => (
        <>
          <SelectButton
            control={control}
            text={count === 0 ? (placeholder ?? message('select.placeholder')) : names.join(', ')}
            textId={textId}
            isPlaceholder={count === 0}
            count={count > 1 ? message('checkboxList.selected', { count }) : undefined}
            ref={buttonRef}
            disabled={isLocked}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-describedby={`${textId} ${control['aria-describedby'] ?? ''}`.trim()}
            {...openOnPress({ buttonRef, isOpen, setOpen })}
          />
          {count > 0 && !isLocked && (
            <FieldButton
              label={message('field.clear', { label })}
              icon={<X size={16} aria-hidden="true" />}
              onPress={() => {
                // The clear button disappears with the selection.
                buttonRef.current?.focus();
                select(none);
              }}
            />
          )}
          {name !== undefined && (
            <FormValue
              name={name}
              values={[...selectedKeys]}
              isDisabled={isDisabled}
              onReset={() => select(defaultSelectedKeys)}
            />
          )}
          {isOpen && !isLocked && (
            <MultiSelectList
              {...{ label, selectedKeys, select, onSearch, status }}
              items={all}
              onClose={() => setOpen(false)}
              onCancel={() => {
                buttonRef.current?.focus();
                setOpen(false);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
