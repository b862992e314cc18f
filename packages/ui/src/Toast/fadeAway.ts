/**
 * Lets an element that is about to leave the page fade where it stood. What fades is a picture of it, that nobody can
 * reach, so that the focus, announcements and the toasts behind it are as if it had gone at once.
 */
export function fadeAway(element: HTMLElement): void {
  const { left, top, width } = element.getBoundingClientRect();
  // React's strict mode takes leave of elements that stay.
  queueMicrotask(() => {
    if (element.isConnected) return;
    const picture = element.cloneNode(true);
    if (!(picture instanceof HTMLElement)) return;
    for (const named of [picture, ...picture.querySelectorAll('[id]')]) named.removeAttribute('id');
    picture.removeAttribute('role');
    picture.inert = true;
    picture.ariaHidden = 'true';
    picture.dataset['leaving'] = '';
    Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
    document.body.append(picture);
    // None under reduced motion: it goes before it is painted.
    const fading = picture.getAnimations().map(({ finished }) => finished);
    Promise.allSettled(fading).then(() => picture.remove());
  });
}
