import { readFileSync } from 'node:fs';
import { expect, signIn, test } from './product.ts';

/** Paths of all pages, as the build of the admin app lists them. */
const paths = Object.keys(
  JSON.parse(readFileSync(new URL('../apps/admin/dist/routes.json', import.meta.url), 'utf8')),
);
const inside = paths.filter((path) => path.startsWith('/dashboard'));
const outside = paths.filter((path) => !path.startsWith('/dashboard'));

// The `test` fixture fails if the browser blocks anything on a page.
test('every page renders under the content security policy', { tag: '@core' }, async ({ page }) => {
  test.slow();
  expect(inside.length).toBeGreaterThan(5);
  for (const path of outside) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signIn(page, 'owner@demo.derrick.test');
  for (const path of inside) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the content security policy blocks text that is inserted as HTML', async ({ browser, baseURL }) => {
  // A separate page, because the browser is expected to block something.
  const page = await browser.newPage();
  await page.goto(`${baseURL}/login`);
  const refusal = page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=alert(1)>';
  });
  await expect(refusal).rejects.toThrow('TrustedHTML');
  await page.close();
});
