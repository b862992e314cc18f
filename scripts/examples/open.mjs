import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Opens the page of an example as a Spanish user with a dark system: a branded right-to-left table, its filter, the form
 * with the server's errors, the dialog and the toast. Fails on any browser message and on any axe violation.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} picture path of the screenshot
 */
export async function openExample(browser, url, picture) {
  const context = await browser.newContext({ colorScheme: 'dark', locale: 'es-ES', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Next.js compiles each page on its first request, which takes long on a busy machine.
  page.setDefaultTimeout(180_000);
  /** @type {string[]} */
  const messages = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));

  const findings = async () => {
    await page.addScriptTag({ path: axe });
    return page.evaluate(async () => {
      /** @type {{ run: (context: object) => Promise<{ violations: { id: string, nodes: { html: string }[] }[] }> }} */
      const { run } = Reflect.get(globalThis, 'axe');
      // The button of Next's development server is not part of the page.
      const { violations } = await run({ exclude: ['nextjs-portal'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
  };

  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('grid', { name: 'Niveles' }).waitFor();
  const themeLook = await page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'],
    direction: getComputedStyle(document.body).direction,
    primary: getComputedStyle(document.documentElement).getPropertyValue('--derrick-color-primary').trim(),
  }));
  assert.deepEqual(themeLook, { theme: 'dark', direction: 'rtl', primary: '#c4b5fd' });
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).waitFor();
  assert.deepEqual(await findings(), [], 'axe on the page');

  await page.getByRole('searchbox', { name: 'Filtrar por nombre' }).fill('sénior');
  assert.equal(await page.getByRole('rowheader').count(), 1, 'the filter');
  await page.getByRole('searchbox').fill('');

  await page.getByRole('button', { name: 'Nuevo nivel' }).click();
  await page.getByRole('textbox', { name: /Nombre/ }).fill('Técnico');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('group', { name: 'Revise los datos' }).waitFor();
  assert.deepEqual(await findings(), [], 'axe on the dialog');
  await page.screenshot({ path: picture });
  await page.getByRole('textbox', { name: /Nombre/ }).fill('Técnico jefe');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Técnico jefe, desde 2026-03-02 19:00').first().waitFor();
  assert.equal(await page.getByRole('rowheader').count(), 4, 'the new row');
  assert.deepEqual(messages, [], 'messages of the browser');
  await context.close();
}
