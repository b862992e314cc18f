/**
 * `npm run screenshots [folder]`: pictures of the running product on demo data: its screens at 390, 768 and 1360 px, light
 * and dark, in both languages. Without a folder, only the README's picture in docs/images is made.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.mjs';
import { build, demoTokens, withProduct } from './product.mjs';
import { root } from './run.mjs';

const folder = process.argv[2];
const widths = folder ? [390, 768, 1360] : [1360];
const themes = folder ? ['light', 'dark'] : ['light'];
const languages = folder ? ['en', 'es'] : ['en'];
/** Only the first is in the README. */
const pages = [
  { name: 'job-tickets', path: '/dashboard/job-tickets', ready: 'text=#TK-10482' },
  { name: 'overview', path: '/dashboard/overview', ready: '[data-direction]' },
  { name: 'job-ticket', path: '/dashboard/job-ticket', ready: 'textarea' },
  { name: 'technicians', path: '/dashboard/technicians', ready: 'main h1, h1' },
  { name: 'sign-in', path: '/login', ready: 'input[type=password]', isPublic: true },
  { name: 'sign-up', path: '/register', ready: 'input[type=password]', isPublic: true },
  { name: 'forgot-password', path: '/forgot-password', ready: 'input[type=email]', isPublic: true },
];
const target = folder ? resolve(folder) : join(root, 'docs/images');

await build();
await mkdir(target, { recursive: true });
await withProduct(async (url) => {
  const tokens = await demoTokens(url);
  const browser = await chromium.launch(launchOptions());
  for (const { name, path, ready, isPublic } of folder ? pages : pages.slice(0, 1)) {
    for (const width of widths) {
      for (const theme of themes) {
        for (const language of languages) {
          const context = await browser.newContext({
            baseURL: url,
            viewport: { width, height: width < 768 ? 844 : 903 },
            locale: language === 'es' ? 'es-MX' : 'en-US',
            timezoneId: 'America/Chicago',
            reducedMotion: 'reduce',
          });
          await context.addInitScript(
            ([pair, chosen]) => {
              localStorage.setItem('derrick.theme', chosen.theme);
              localStorage.setItem('derrick.language', chosen.language);
              if (chosen.isPublic) return;
              localStorage.setItem('derrick.accessToken', pair.accessToken);
              localStorage.setItem('derrick.refreshToken', pair.refreshToken);
            },
            /** @type {const} */ ([tokens, { theme, language, isPublic }]),
          );
          const page = await context.newPage();
          await page.goto(path);
          await page.locator(ready).first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          const suffix = folder ? `-${width}-${theme}-${language}` : '';
          await page.screenshot({ path: join(target, `${name}${suffix}.png`) });
          await context.close();
        }
      }
    }
  }
  await browser.close();
});
console.log(`Pictures are in ${target}`);
