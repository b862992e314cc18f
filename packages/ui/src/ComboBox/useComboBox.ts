import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { holdsWords, plainText } from './matching.ts';

/** One thing to choose. */
export interface ComboBoxItem {
  /** '' for a text of the reader's own, see `allowsCustomValue`. */
  id: string;
  /** What is shown, typed and searched. */
  label: string;
  /** A second line of the list, searched as well. */
  description?: string | undefined;
}

interface Options {
  items: readonly ComboBoxItem[];
  value: ComboBoxItem | null;
  onChange: (value: ComboBoxItem | null) => void;
  onSearch: ((text: string) => void) | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  allowsCustomValue: boolean;
  isLocked: boolean;
}

/** Fewer free pixels below the field than this, and more above it, and the list opens upwards. */
const ENOUGH_BELOW = 240;
const PAGE = 10;

/**
 * Behaviour of the editable combobox with a list of the ARIA practices
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the input, the active option is said by
 * `aria-activedescendant`.
 */
export function useComboBox({
  items,
  value,
  onChange,
  onSearch,
  onOpenChange,
  allowsCustomValue,
  isLocked,
}: Options) {
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  // What is typed and not chosen; undefined shows the value.
  const [typed, setTyped] = useState<string>();
  const [activeId, setActiveId] = useState<string>();
  // Whether the reader went to the active option, rather than the first match being offered.
  const [isChosen, setChosen] = useState(false);
  const [isAbove, setAbove] = useState(false);

  const text = typed ?? value?.label ?? '';
  const matches =
    typed === undefined || typed.trim() === ''
      ? items
      : items.filter(({ label, description = '' }) => holdsWords(`${label} ${description}`, typed));
  const wanted = matches.findIndex(({ id }) => id === activeId);
  // A first match is offered where nothing but an item will do: Enter takes it.
  const offersFirst = isOpen && !allowsCustomValue && typed !== undefined && typed.trim() !== '';
  const activeIndex = wanted === -1 && offersFirst && matches.length > 0 ? 0 : wanted;
  const active = matches[activeIndex];
  const optionId = (index: number) => `${listId}-${index}`;

  const toggle = (next: boolean) => {
    if (next === isOpen || (next && isLocked)) return;
    setOpen(next);
    setChosen(false);
    setActiveId(next ? value?.id || undefined : undefined);
    onOpenChange?.(next);
  };
  const choose = (item: ComboBoxItem) => {
    setTyped(undefined);
    if (item.id !== value?.id || item.label !== value.label) onChange(item);
    toggle(false);
  };
  const search = (next: string) => {
    setTyped(next);
    setActiveId(undefined);
    setChosen(false);
    onSearch?.(next);
  };
  const itemCalled = (name: string) => items.find(({ label }) => plainText(label) === plainText(name));

  const type = (next: string) => {
    search(next);
    if (next.trim() === '') {
      if (value) onChange(null);
    } else if (allowsCustomValue) {
      onChange(itemCalled(next) ?? { id: '', label: next });
    }
    toggle(true);
  };
  /** Ends the typing: what names an item is that item, a text of one's own stays, else the value comes back. */
  const settle = () => {
    if (typed !== undefined) {
      const named = isChosen ? active : itemCalled(typed);
      if (named && typed.trim() !== '') choose(named);
      setTyped(undefined);
      onSearch?.('');
    }
    toggle(false);
  };
  const clear = () => {
    search('');
    setTyped(undefined);
    if (value) onChange(null);
    inputRef.current?.focus();
  };

  const move = (to: number) => {
    setActiveId(matches[to]?.id);
    setChosen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const last = matches.length - 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const isDown = event.key === 'ArrowDown';
        if (!isOpen) {
          toggle(true);
          // Where the value is not in the list: at the end that the arrow comes from.
          if (!event.altKey && !matches.some(({ id }) => id === value?.id)) move(isDown ? 0 : last);
        } else if (event.altKey && !isDown) settle();
        else if (isDown) move(activeIndex >= last ? 0 : activeIndex + 1);
        else move(activeIndex <= 0 ? last : activeIndex - 1);
        return;
      }
      case 'PageDown':
      case 'PageUp':
        if (!isOpen) return;
        event.preventDefault();
        return move(
          event.key === 'PageDown' ? Math.min(last, activeIndex + PAGE) : Math.max(0, activeIndex - PAGE),
        );
      case 'Enter':
        if (!isOpen) return;
        // Not the form's: this Enter belongs to the list.
        event.preventDefault();
        return active ? choose(active) : settle();
      case 'Escape':
        if (!isOpen && (typed === undefined || allowsCustomValue)) return;
        event.preventDefault();
        // Nor the dialog's around it.
        event.stopPropagation();
        setTyped(undefined);
        onSearch?.('');
        return toggle(false);
      case 'Tab':
        return settle();
    }
  };

  // A press elsewhere that takes no focus away, as on a touch screen, ends it too.
  const settleRef = useRef(settle);
  useEffect(() => {
    settleRef.current = settle;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) settleRef.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  useLayoutEffect(() => {
    const box = isOpen ? inputRef.current?.getBoundingClientRect() : undefined;
    if (!box) return;
    // Without the keyboard on the screen.
    const height = window.visualViewport?.height ?? window.innerHeight;
    setAbove(height - box.bottom < ENOUGH_BELOW && box.top > height - box.bottom);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || activeIndex === -1) return;
    listRef.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeIndex]);

  return {
    isOpen: isOpen && !isLocked,
    isAbove,
    listId,
    rootRef,
    listRef,
    inputRef,
    text,
    matches,
    activeIndex,
    optionId,
    toggle,
    choose,
    type,
    settle,
    clear,
    move,
    onKeyDown,
  };
}
