'use client';

import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ComboBoxInputOptions, useComboBoxInput } from './useComboBoxInput.ts';

/** Space below the field in px with which the list opens downwards; with less, and more space above, upwards. */
const ENOUGH_BELOW = 240;

/** Number of options that Page Up and Page Down move by. */
const PAGE = 10;

/** State and behaviour of a ComboBox. */
export type ComboBoxState = ReturnType<typeof useComboBox>;

/**
 * Behaves as an editable combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in
 * the input, and `aria-activedescendant` names the active option.
 */
export function useComboBox(options: ComboBoxInputOptions) {
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isAbove, setAbove] = useState(false);
  const input = useComboBoxInput(options);
  const { isOpen, activeIndex } = input;

  // A press elsewhere commits, too: on a touch screen it takes no focus away.
  const commitRef = useRef(input.commit);
  useEffect(() => {
    commitRef.current = input.commit;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) commitRef.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  useLayoutEffect(() => {
    const box = isOpen ? inputRef.current?.getBoundingClientRect() : undefined;
    if (!box) return;
    // The height that an on-screen keyboard leaves.
    const height = window.visualViewport?.height ?? window.innerHeight;
    setAbove(height - box.bottom < ENOUGH_BELOW && box.top > height - box.bottom);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || activeIndex === -1) return;
    // jsdom does not scroll.
    listRef.current?.children[activeIndex]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, activeIndex]);

  return {
    ...input,
    isOpen: isOpen && !options.isLocked,
    isAbove,
    listId,
    rootRef,
    listRef,
    inputRef,
    optionId: (index: number) => `${listId}-${index}`,
    clear() {
      input.clear();
      inputRef.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent) => handleKey(event, input, options),
  };
}

type Input = ReturnType<typeof useComboBoxInput>;

function handleKey(
  event: KeyboardEvent,
  input: Input,
  { value, allowsCustomValue }: ComboBoxInputOptions,
): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
  const { isOpen, matches, activeIndex } = input;
  const last = matches.length - 1;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      event.preventDefault();
      const isDown = event.key === 'ArrowDown';
      if (!isOpen) {
        input.setExpanded(true);
        // If the value is not in the list, the arrow leads to one of its ends.
        if (!event.altKey && !matches.some(({ id }) => id === value?.id)) input.moveTo(isDown ? 0 : last);
      } else if (event.altKey && !isDown) input.commit();
      else if (isDown) input.moveTo(activeIndex >= last ? 0 : activeIndex + 1);
      else input.moveTo(activeIndex <= 0 ? last : activeIndex - 1);
      return;
    }
    case 'PageDown':
    case 'PageUp': {
      if (!isOpen) return;
      event.preventDefault();
      const isDown = event.key === 'PageDown';
      input.moveTo(isDown ? Math.min(last, activeIndex + PAGE) : Math.max(0, activeIndex - PAGE));
      return;
    }
    case 'Enter': {
      if (!isOpen) return;
      // This Enter chooses an option; it must not submit the form.
      event.preventDefault();
      const active = matches[activeIndex];
      if (active) input.choose(active);
      else input.commit();
      return;
    }
    case 'Escape':
      if (!isOpen && (!input.isTyping || allowsCustomValue)) return;
      event.preventDefault();
      // It must not close the dialog around, either.
      event.stopPropagation();
      input.cancel();
      return;
    case 'Tab':
      input.commit();
  }
}
