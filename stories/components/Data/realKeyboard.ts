/**
 * Presses keys as a person does, through the browser's own input, where the story runs under Vitest; undefined in
 * Storybook, which can only make events. Made events have no default actions, and user-event's stand-ins for them
 * can't press Home on a checkbox.
 */
export async function realKeyboard(): Promise<((keys: string) => Promise<void>) | undefined> {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { userEvent } = await import('vitest/browser');
  return (keys) => userEvent.keyboard(keys);
}
