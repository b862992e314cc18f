'use client';

import type { KeyboardEvent } from 'react';
import { isRTL } from 'react-aria-components/I18nProvider';
import { useKitLocale } from './KitProvider.tsx';

const opposites: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Events dispatched by this module, which must not be reversed again. */
const turned = new WeakSet<Event>();

/**
 * Returns an `onKeyDownCapture` handler that makes the left and right arrow keys move in their visual direction.
 * react-aria derives the direction from the language. If the page has the other direction, the handler dispatches the
 * opposite key instead.
 */
export function useArrowKeysOfPage(): (event: KeyboardEvent<HTMLElement>) => void {
  const isLanguageRtl = isRTL(useKitLocale());
  return (event) => {
    const key = opposites[event.key];
    if (key === undefined || turned.has(event.nativeEvent)) return;
    if ((getComputedStyle(event.currentTarget).direction === 'rtl') === isLanguageRtl) return;
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    const opposite = new KeyboardEvent('keydown', {
      key,
      code: key,
      bubbles: true,
      cancelable: true,
      ...{ altKey, ctrlKey, metaKey, shiftKey, repeat },
    });
    turned.add(opposite);
    event.stopPropagation();
    if (!event.target.dispatchEvent(opposite)) event.preventDefault();
  };
}
