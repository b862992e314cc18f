'use client';

import { type ComponentProps, cloneElement, type ReactElement, type Ref, useMemo } from 'react';
import { mergeRefs } from '../Field/mergeRefs.ts';

/** Props that an overlay sets on its trigger. */
export type TriggerProps = Pick<
  ComponentProps<'button'>,
  | 'ref'
  | 'onClick'
  | 'onKeyDown'
  | 'onFocus'
  | 'onBlur'
  | 'onPointerDown'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-describedby'
> & { 'data-hint'?: string };

/** Button, IconButton, or any other element that passes these props to a native button. */
export type TriggerElement = ReactElement<TriggerProps>;

type Handler = (event: never) => void;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/**
 * Adds attributes, handlers and a ref to an element. The element's own handlers and ref are preserved and called first.
 */
export function useExtended(
  element: TriggerElement,
  ref: Ref<HTMLButtonElement>,
  added: Omit<TriggerProps, 'ref'>,
): TriggerElement {
  const { props } = element;
  const mergedRef = useMemo(() => mergeRefs(props.ref, ref), [props.ref, ref]);
  const merged: Record<string, unknown> = { ...added, ref: mergedRef };
  for (const [name, handler] of Object.entries(props)) {
    const addedHandler = merged[name];
    if (!isHandler(handler) || !isHandler(addedHandler) || name === 'ref') continue;
    merged[name] = (event: never) => {
      handler(event);
      addedHandler(event);
    };
  }
  return cloneElement(element, merged);
}
