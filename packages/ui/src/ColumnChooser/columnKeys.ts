/** Values of `data-control`: the two controls of a line, in visual order. */
export const columnControls = { checkbox: 'checkbox', menu: 'menu' } as const;

/** Control of a line that has the focus. */
export interface FocusedControl {
  readonly column: string;
  readonly control: (typeof columnControls)[keyof typeof columnControls];
}

/** Effect of a key on the list of columns. */
type KeyEffect = { kind: 'move'; column: string; step: 1 | -1 } | { kind: 'focus'; element: HTMLElement };

const lineOf = (element: Element) => element.closest<HTMLElement>('[data-column]');

const controlIn = (line: Element | null | undefined, control: string | undefined) =>
  line?.querySelector<HTMLElement>(`[data-control="${control}"]`) ?? undefined;

/** Returns the line and the control that an element is in. */
export function focusedControlOf(element: Element): FocusedControl | undefined {
  const column = lineOf(element)?.dataset['column'];
  const name = element.closest<HTMLElement>('[data-control]')?.dataset['control'];
  const control = name === columnControls.menu ? columnControls.menu : columnControls.checkbox;
  return column === undefined || name === undefined ? undefined : { column, control };
}

/**
 * Returns the effect of a key: arrow keys, Home and End move the focus, Alt with an up or down arrow key moves the column.
 * Undefined for keys that the list does not use.
 */
export function effectOfKey(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  list: HTMLElement,
  from: Element,
): KeyEffect | undefined {
  const focused = focusedControlOf(from);
  if (!focused || ctrlKey || metaKey || shiftKey) return undefined;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  if (altKey) return step && { kind: 'move', column: focused.column, step };
  const lines = [...list.children];
  const index = lines.findIndex((line) => line.contains(from));
  const target = () => {
    if (step) return controlIn(lines[index + step], focused.control);
    switch (key) {
      case 'Home':
        return controlIn(lines[0], focused.control);
      case 'End':
        return controlIn(lines.at(-1), focused.control);
      case 'ArrowLeft':
      case 'ArrowRight': {
        const isForward = (key === 'ArrowRight') !== (getComputedStyle(list).direction === 'rtl');
        return controlIn(lines[index], isForward ? columnControls.menu : columnControls.checkbox);
      }
      default:
        return undefined;
    }
  };
  const element = target();
  return element && { kind: 'focus', element };
}
