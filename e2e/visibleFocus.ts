import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Fails if the focus is not visible: without a focus style, outside of the window, or covered by another element. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const problem = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'nothing has the focus';
      const name = element.outerHTML.slice(0, 160);
      // A link that covers its complete item shows the focus on its `::after`.
      const isMarked = (candidate: Element) =>
        [null, '::after'].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate, part);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      // The visible checkbox is beside its input, the border of a field around it, and the ring of a card around its link.
      const parent = element.parentElement;
      const around = [element, parent, parent?.parentElement, parent?.parentElement?.parentElement];
      const marked = [...around, ...(element.closest('label')?.querySelectorAll('*') ?? [])];
      if (!marked.some((candidate) => candidate && isMarked(candidate))) return `no mark of focus on ${name}`;
      const shown = element.closest('label') ?? element;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      if (x < 0 || x > innerWidth || bottom <= 0 || top >= innerHeight) return `out of sight: ${name}`;
      const above = document.elementFromPoint(x, y);
      const isSeen = above && (shown.contains(above) || above.contains(shown));
      return isSeen ? '' : `${name} is behind ${above?.outerHTML.slice(0, 160)}`;
    });
  await expect.poll(problem, { message: 'visible focus' }).toBe('');
}
