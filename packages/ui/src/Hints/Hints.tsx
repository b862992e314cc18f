'use client';

import { useEffect } from 'react';
import { requestIdle } from '../lazy/requestIdle.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';

const loadBubble = () => import('./HintBubble.tsx').then((module) => module.HintBubble);

/**
 * Shows hints on hover and keyboard focus: the name of every button that is an icon, with its key from
 * `aria-keyshortcuts`; the whole of a text that is cut off by an ellipsis; and the `data-hint` of any element, which an
 * empty value switches off. Once a page, anywhere in it; its code is loaded when the browser is idle.
 *
 * The hints repeat what assistive technology reads anyway, so no element refers to them. A hint that says more than the
 * name is a Tooltip.
 */
export function Hints() {
  const [Bubble, load] = useLazyComponent(loadBubble);
  useEffect(() => requestIdle(load), [load]);
  return Bubble ? <Bubble /> : null;
}
