import { expect, it, vi } from 'vitest';
import { lazyCode } from './lazyCode.ts';

it('loads once for parallel calls', async () => {
  const load = vi.fn(async () => 'code');
  const code = lazyCode(load);
  const listener = vi.fn();
  code.subscribe(listener);
  expect(code.get()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
  expect(await code.load()).toBe('code');
  expect(code.get()).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('loads again after a failure', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = lazyCode(load);
  await expect(Promise.all([code.load(), code.load()])).rejects.toThrow('Failed to fetch');
  expect(code.get()).toBeUndefined();
  expect(await code.load()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
