import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Contact sheets of one screen: each theme in each language side by side, and in rows if there is no space. */
const sheets = [
  { name: 'phone', width: 390, scale: 1, rows: [['light-en', 'light-es', 'dark-en', 'dark-es']] },
  { name: 'tablet', width: 768, scale: 1, rows: [['light-en', 'light-es']] },
  { name: 'tablet-dark', width: 768, scale: 1, rows: [['dark-en', 'dark-es']] },
  {
    name: 'desk',
    width: 1360,
    scale: 0.57,
    rows: [
      ['light-en', 'light-es'],
      ['dark-en', 'dark-es'],
    ],
  },
];

/**
 * Returns an `<img>` of a screenshot, or an empty string if it does not exist.
 * @param {string} path
 * @param {number} width px on the sheet
 */
async function image(path, width) {
  if (!existsSync(path)) return '';
  const data = (await readFile(path)).toString('base64');
  return `<img src="data:image/png;base64,${data}" style="width:${Math.round(width)}px">`;
}

/**
 * Combines the screenshots of each screen on contact sheets in the folder `sheets`.
 * @param {import('playwright').Browser} browser
 * @param {string} folder
 * @param {readonly { name: string }[]} shots
 */
export async function makeSheets(browser, folder, shots) {
  await mkdir(join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } });
  for (const shot of shots) {
    for (const { name, width, scale, rows } of sheets) {
      const lines = await Promise.all(
        rows.map(async (variants) => {
          const files = variants.map((variant) =>
            image(join(folder, `${shot.name}-${width}-${variant}.png`), width * scale),
          );
          return (await Promise.all(files)).join('');
        }),
      );
      if (lines.join('') === '') continue;
      await page.setContent(
        `<style>body{margin:0;background:#888;width:max-content}img{vertical-align:top;margin:2px}</style>${lines.join('<br>')}`,
      );
      await page.locator('body').screenshot({ path: join(folder, 'sheets', `${shot.name}-${name}.png`) });
    }
  }
  await page.close();
}
