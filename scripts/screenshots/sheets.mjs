import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Contact sheets of one screen. Each has one row, or one per language. */
const sheets = [
  { name: 'narrow', theme: 'light', widths: [390, 768], scale: 0.65, separator: '' },
  { name: 'wide', theme: 'light', widths: [1024, 1360], scale: 0.62, separator: '<br>' },
  { name: 'dark', theme: 'dark', widths: [390, 768, 1360], scale: 0.5, separator: '<br>' },
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
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  for (const shot of shots) {
    for (const { name, theme, widths, scale, separator } of sheets) {
      const lines = await Promise.all(
        ['en', 'es'].map(async (language) => {
          const files = widths.map((width) =>
            image(join(folder, `${shot.name}-${width}-${theme}-${language}.png`), width * scale),
          );
          return (await Promise.all(files)).join('');
        }),
      );
      if (lines.join('') === '') continue;
      await page.setContent(
        `<style>body{margin:0;background:#888;width:max-content}img{vertical-align:top;margin:4px}</style>${lines.join(separator)}`,
      );
      await page.locator('body').screenshot({ path: join(folder, 'sheets', `${shot.name}-${name}.png`) });
    }
  }
  await page.close();
}
