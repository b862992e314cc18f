'use client';

import { useEffect } from 'react';
import { requestIdle } from '../lazy/requestIdle.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';

const loadBubble = () => import('./HintBubble.tsx').then((module) => module.HintBubble);

/**
 * Shows hints on hover and keyboard focus: the name of every icon-only button, with its shortcut from
 * `aria-keyshortcuts`; the full text of elements cut off by an ellipsis; and the `data-hint` of any element (an empty
 * value turns the hint off). Render it once per page, at any position. Its code is loaded when the browser is idle.
 *
 * Hints repeat text that assistive technology already reads, so no element refers to them. For text beyond the name use a
 * Tooltip.
 */
export function Hints() {
  const [Bubble, load] = useLazyComponent(loadBubble);
  useEffect(() => requestIdle(load), [load]);
  return Bubble ? <Bubble /> : null;
}
