/** Waits until the lazily loaded code of the hints, which the browser loads when idle, handles events of the page. */
export async function hintsReady(): Promise<void> {
  await import('../../packages/ui/src/Hints/HintBubble.tsx');
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
