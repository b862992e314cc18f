/**
 * Returns a function that presses real keys through the browser if the story runs under Vitest. Returns undefined in
 * Storybook, which can only dispatch events: these have no default actions, and user-event can't imitate Home on a
 * checkbox.
 */
export async function realKeyboard(): Promise<((keys: string) => Promise<void>) | undefined> {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { userEvent } = await import('vitest/browser');
  return (keys) => userEvent.keyboard(keys);
}
