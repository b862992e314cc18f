/**
 * Sets what the reader wants of motion, where the story runs under Vitest, whose browser is told to reduce it;
 * undefined in Storybook, which has no say in it.
 */
export async function realMotion(): Promise<
  ((wish: 'reduce' | 'no-preference') => Promise<unknown>) | undefined
> {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { cdp } = await import('vitest/browser');
  const send = cdp();
  return (value) =>
    send.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}
