/**
 * Fades out an element that is being removed. The fading element is an inert copy, so that focus, announcements and other
 * toasts behave as if the element was removed immediately.
 */
export function fadeAway(element: HTMLElement): void {
  const { left, top, width } = element.getBoundingClientRect();
  // In StrictMode React also runs this for elements that are not removed.
  queueMicrotask(() => {
    if (element.isConnected) return;
    const copy = element.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
    copy.removeAttribute('role');
    copy.inert = true;
    copy.ariaHidden = 'true';
    copy.dataset['leaving'] = '';
    Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
    document.body.append(copy);
    // Under reduced motion there is no animation, so the copy is removed before it is painted. jsdom has no animations at
    // all.
    const fading = (copy.getAnimations?.() ?? []).map(({ finished }) => finished);
    Promise.allSettled(fading).then(() => copy.remove());
  });
}
