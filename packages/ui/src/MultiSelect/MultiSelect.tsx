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
  /** Items to choose from, as far as they are loaded. Those that are chosen must be among them at first. */
  items: readonly CheckboxListItem[];
  /** Ids of the chosen items. */
  selectedKeys?: ReadonlySet<string> | undefined;
  defaultSelectedKeys?: ReadonlySet<string> | undefined;
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined;
  /** Called with what is searched for, to load more `items`; those that are there are searched anyway. */
  onSearch?: ((text: string) => void) | undefined;
  /** State of items that are loaded from a server. */
  status?: ComboBoxStatus | undefined;
  /** Text while nothing is chosen. @default the kit's "Choose an option" */
  placeholder?: string | undefined;
  /** @selector [data-readonly] */
  isReadOnly?: boolean | undefined;
  /** @default 'large' @selector [data-size] */
  size?: ControlSize | undefined;
  /** Under this name a form submits the id of each chosen item. */
  name?: string | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Of the button. */
  id?: string | undefined;
  /** Ref of the field around the button, which also gets `className`, `style` and `data-*`. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const none: ReadonlySet<string> = new Set();

/** The chosen keys, and all items: those that are loaded, and the chosen ones that a later search did not bring again. */
function useChosen(
  items: readonly CheckboxListItem[],
  givenKeys: ReadonlySet<string> | undefined,
  defaultKeys: ReadonlySet<string>,
  onSelectionChange: MultiSelectProps['onSelectionChange'],
) {
  const [selectedKeys, setSelectedKeys] = useControlledState(givenKeys, defaultKeys, onSelectionChange);
  const [chosenBefore, setChosenBefore] = useState<readonly CheckboxListItem[]>([]);
  const missing = chosenBefore.filter(
    (item) => selectedKeys.has(item.id) && !items.some((other) => other.id === item.id),
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
 * Any number of choices from many items: a button that names them opens a CheckboxList with search, the chosen ones on
 * top. For a few choices that are all in sight use CheckboxGroup.
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
                  {/* A button has no `aria-required`. */}
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
              // On a phone it would bring the keyboard before the list.
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
                // The button goes with what it clears.
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

/** What went wrong while items were loaded, with a button that tries again. */
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
