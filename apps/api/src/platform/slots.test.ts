import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

const limits = { perHolder: 2, inAll: 3, reason: 'tooManyDocuments' } as const;

it('rejects a caller beyond the slots of the holder and of the process, until a slot is released', () => {
  const slots = createSlots(limits);
  const release = slots.take('a');
  slots.take('a');
  expect(() => slots.take('a')).toThrow();
  slots.take('b');
  expect(() => slots.take('b')).toThrow();
  release();
  release();
  slots.take('b');
  expect(() => slots.take('a')).toThrow();
});

it('assigns a released slot to the first waiting caller whose holder is below the limit', async () => {
  const slots = createSlots(limits);
  const releases = [slots.take('a'), slots.take('a'), slots.take('b')];
  const order: string[] = [];
  const wait = async (holder: string) => {
    const release = await slots.takeWhenFree(holder);
    order.push(holder);
    return release;
  };
  const [a, b] = [wait('a'), wait('b')];
  // The process has a free slot now, but the first waiting holder has reached its own limit.
  releases[2]?.();
  await b;
  expect(order).toEqual(['b']);
  releases[0]?.();
  await a;
  expect(order).toEqual(['b', 'a']);
  expect(() => slots.take('a')).toThrow();
});
