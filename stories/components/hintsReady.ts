/** Waits until the code of the hints, which comes when the browser is idle, listens to the page. */
export async function hintsReady(): Promise<void> {
  await import('../../packages/ui/src/Hints/HintBubble.tsx');
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
