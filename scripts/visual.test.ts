/** Result of the visual comparison of two folders of screenshots. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compare } from './visual/compare.mjs';
import { report } from './visual/report.mjs';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'derrick-visual-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Creates a white picture with the given number of black pixels at its start. */
function png({ black = 0, width = 10, height = 10 }): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let pixel = 0; pixel < black; pixel += 1) picture.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(picture);
}

async function differenceOf(before: Buffer | undefined, after: Buffer | undefined) {
  const folders = {
    before: join(root, 'before'),
    after: join(root, 'after'),
    overlay: join(root, 'overlay'),
  };
  for (const [folder, content] of [
    [folders.before, before],
    [folders.after, after],
  ] as const) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    if (content) await writeFile(join(folder, 'story.phone.png'), content);
  }
  return compare('story.phone.png', folders);
}

it.each([
  ['the same picture', png({}), png({}), { kind: 'same', pixels: 0 }],
  ['a changed one', png({}), png({ black: 30 }), { kind: 'changed', pixels: 30 }],
  ['a taller one', png({}), png({ height: 12 }), { kind: 'changed', pixels: 20 }],
  ['a new one', undefined, png({}), { kind: 'added', pixels: 0 }],
  ['one that is gone', png({}), undefined, { kind: 'removed', pixels: 0 }],
])('differenceOf recognizes %s', async (_, before, after, expected) => {
  expect(await differenceOf(before, after)).toEqual({ name: 'story.phone.png', ...expected });
});

it('the report lists the largest differences first, omits identical pictures and names failed screenshots', () => {
  const page = report({
    before: 'main',
    after: '<branch>',
    differences: [
      { name: 'a--same.phone.png', kind: 'same', pixels: 0 },
      { name: 'b--little.phone.png', kind: 'changed', pixels: 3 },
      { name: 'c--much.phone.png', kind: 'changed', pixels: 4000 },
    ],
    failures: ['after: d--late (phone): Timeout'],
  });
  expect(page).toContain('2 of 3 pictures differ');
  expect(page).toContain('&lt;branch>');
  expect(page).not.toContain('a--same');
  expect(page.indexOf('c--much')).toBeLessThan(page.indexOf('b--little'));
  expect(page).toContain('4,000 pixels');
  expect(page).toContain('d--late');
});
