// react-aria's attributes for elements that remain usable under any overlay: live regions and toasts.
const alwaysLive = '[data-live-announcer], [data-react-aria-top-layer]';

// Number of overlays that make an element inert. The last overlay to close releases the element.
const inertCounts = new WeakMap<HTMLElement, number>();

function changeInertCount(element: HTMLElement, change: 1 | -1): void {
  const count = (inertCounts.get(element) ?? 0) + change;
  inertCounts.set(element, count);
  element.inert = count > 0;
}

/**
 * Makes everything outside an element inert and returns a function that undoes it. Elements that were already inert
 * remain inert. Live regions and toasts remain usable.
 */
export function inertOutside(element: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling === node || !(sibling instanceof HTMLElement) || sibling.matches(alwaysLive)) continue;
      if (sibling.inert && !inertCounts.get(sibling)) continue;
      changeInertCount(sibling, 1);
      madeInert.push(sibling);
    }
  }
  return () => {
    for (const sibling of madeInert) changeInertCount(sibling, -1);
  };
}
