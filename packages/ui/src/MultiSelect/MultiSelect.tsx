'use client';

import { ChevronsUpDown, X } from 'lucide-react';
import { type CSSProperties, type Ref, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckboxList, type CheckboxListItem } from '../CheckboxList/CheckboxList.tsx';
import type { ComboBoxStatus } from '../ComboBox/ComboBoxList.tsx';
import { FieldFrame, type FieldState } from '../Field/FieldFrame.tsx';
import type { FieldTexts } from '../Field/FieldParts.tsx';
import { FormValue } from '../Field/FormValue.tsx';
import { FieldButton } from '../Field/InputField.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { checkboxListTexts } from '../i18n/texts/checkboxList.ts';
import { comboBoxTexts } from '../i18n/texts/comboBox.ts';
import { fieldTexts } from '../i18n/texts/field.ts';
import { selectTexts } from '../i18n/texts/select.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Popover } from '../Popover/Popover.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import type { ControlSize } from '../theme/controlSizes.ts';
import { useIsMobile } from '../theme/useMediaQuery.ts';
import * as styles from './MultiSelect.css.ts';

const texts = { ...checkboxListTexts, ...comboBoxTexts, ...fieldTexts, ...selectTexts };

export interface MultiSelectProps extends FieldTexts, FieldState {
  /** Loaded items to choose from. Selected items must be included initially. */
  items: readonly CheckboxListItem[];
  /** Ids of the selected items. */
  selectedKeys?: ReadonlySet<string> | undefined;
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Called with the search text, to load more `items`. The items already loaded are searched in any case. */
  onSearch?: ((text: string) => void) | undefined;
  /** Loading state of items from a server. */
  status?: ComboBoxStatus | undefined;
  /** Text while no item is selected. @default the kit's "Choose an option" */
  placeholder?: string | undefined;
  /** @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Form field name for the submitted ids of the selected items. */
  name?: string | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** `id` of the button. */
  id?: string | undefined;
  /** Ref of the field around the button. The field also receives `className`, `style` and `data-*`. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
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
 * Any number of choices from many items. A button with the selected names opens a searchable CheckboxList, with selected
 * items first. For a few choices that are all visible use CheckboxGroup.
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
  const isMobile = useIsMobile();
  const { label } = field;
  const { all, selectedKeys, select } = useChosen(items, givenKeys, defaultSelectedKeys, onSelectionChange);
  const names = all.filter((item) => selectedKeys.has(item.id)).map((item) => item.label);
  const count = selectedKeys.size;
  const isLocked = isDisabled || isReadOnly;

  return (
    <FieldFrame {...field} {...{ isDisabled, isReadOnly, size }} controlId={id}>
      {(control) => (
        <>
          <Popover
            label={label}
            className={styles.content}
            onOpenChange={onOpenChange}
            trigger={
              <button
                id={control.id}
                aria-invalid={control['aria-invalid']}
                type="button"
                disabled={isLocked}
                aria-describedby={`${control.id}-chosen ${control['aria-describedby'] ?? ''}`.trim()}
                className={styles.button}
              >
                <span
                  id={`${control.id}-chosen`}
                  className={styles.value}
                  data-placeholder={count === 0 || undefined}
                >
                  {count === 0 ? (placeholder ?? message('select.placeholder')) : names.join(', ')}
                  {/* A button does not support `aria-required`. */}
                  {field.isRequired && <span className={visuallyHidden}> ({message('field.required')})</span>}
                </span>
                {count > 1 && (
                  <span className={styles.count}>{message('checkboxList.selected', { count })}</span>
                )}
                <ChevronsUpDown className={styles.chevron} size={16} aria-hidden="true" />
              </button>
            }
          >
            <CheckboxList
              label={label}
              isLabelHidden
              hasSelectAll
              // On a phone, autofocus would open the on-screen keyboard before the user sees the list.
              autoFocus={!isMobile}
              items={all}
              selectedKeys={selectedKeys}
              onSelectionChange={select}
              onSearchChange={onSearch}
              isLoading={status?.kind === 'loading'}
            />
            {status?.kind === 'failed' && <Failure {...status} />}
          </Popover>
          {count > 0 && !isLocked && (
            <FieldButton
              label={message('field.clear', { label })}
              icon={<X size={16} aria-hidden="true" />}
              onPress={() => {
                // Clearing removes the clear button, so focus moves to the field's button.
                document.getElementById(control.id)?.focus();
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
        </>
      )}
    </FieldFrame>
  );
}

/** Message about a failed loading of items, with a Retry button. */
function Failure({ message: text, onRetry }: { message: string; onRetry: () => void }) {
  const message = useTexts(texts);
  return (
    <div role="alert" className={styles.failure}>
      {text}
      <Button size="small" onPress={onRetry}>
        {message('comboBox.retry')}
      </Button>
    </div>
  );
}
