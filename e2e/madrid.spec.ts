import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { readPages } from '../apps/admin/vite/readPages.ts';
import { readPdf } from '../apps/api/src/documents/readPdf.ts';
import { companySections } from '../packages/domain/src/company/rules.ts';
import { endpoints } from '../packages/domain/src/endpoints/index.ts';
import { type Call, callsOf, callsWith } from './calls.ts';
import { customer, foreignIn, makeCompany, owner, password, rightDay } from './madrid.ts';
import { type Mail, pathOf } from './outbox.ts';
import { expect, test } from './product.ts';

test.use({ changes: 'tickets', locale: 'es-ES', timezoneId: 'America/Chicago' });

/** Paths of all pages, as the build of the admin app lists them. */
const paths = Object.keys(
  JSON.parse(readFileSync(new URL('../apps/admin/dist/routes.json', import.meta.url), 'utf8')),
);

/**
 * Creates a record for each page without addresses of its own, with the example of the contract, and returns the addresses
 * of these pages: the list and the record both show the first text of the record.
 */
async function addressesOfFeatures(call: Call, known: Record<string, unknown>): Promise<Addresses> {
  const addresses: Addresses = {};
  for (const { path, record } of await readPages()) {
    if (path in known || record === undefined) continue;
    const creation = Object.values(endpoints).find(({ creates }) => creates === record);
    const body = Object(creation?.example?.body);
    const text = Object.values(body).find((value) => typeof value === 'string');
    const { id } = await call(creation?.path.slice(1) ?? '', body);
    const page = path.replace(/\/:.*$/, '');
    addresses[path] = [
      [page, /./],
      [`${page}/${id}`, String(text)],
    ];
    const list = paths.find((other) => !(other in known) && other !== path && other.startsWith(page));
    if (list) addresses[list] = [[list, String(text)]];
  }
  return addresses;
}

/** Addresses of each route, with a text that the loaded page shows. */
type Addresses = Record<string, readonly (readonly [string, string | RegExp])[]>;

/** Returns all texts of a page, visible and for screen readers. */
async function wordsOf(page: Page): Promise<string> {
  const texts = await page
    .locator('[aria-label], [title], [placeholder], input')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        element instanceof HTMLInputElement ? element.value : '',
      ]),
    );
  // biome-ignore lint/performance/useDomNodeTextContent: what can be seen, and a new line between what stands apart.
  const shown = await page.locator('body').innerText();
  // Removes the label of the 12-hour option, which the settings offer but the company has not selected.
  return [await page.title(), shown.replace('12 horas (1:30 p.m.)', ''), ...texts].join('\n');
}

let request: APIRequestContext;
let madridCompany: Awaited<ReturnType<typeof makeCompany>>;
test.beforeAll(async ({ product, playwright }) => {
  test.slow();
  const extraHTTPHeaders = { cookie: `derrick_outbox=${product.outboxKey}` };
  request = await playwright.request.newContext({ baseURL: product.url, extraHTTPHeaders });
  madridCompany = await makeCompany(request, product);
});
test.afterAll(() => request.dispose());

test('documents and emails of a company in Madrid contain no dollar sign, UTC date or English month', async () => {
  const call = await callsWith(request)('auth/login', { email: owner, password });
  const headers = { authorization: `Bearer ${call.accessToken}`, 'accept-language': 'es' };
  const problems: string[] = [];
  const documents = [
    `ticket/${madridCompany.billed.id}/pdf`,
    `invoice/${madridCompany.invoiceId}/pdf`,
    `customer/${madridCompany.customerId}/statement.pdf`,
  ];
  for (const path of documents) {
    const reply = await request.get(`/api/v1/${path}`, { headers });
    const { text } = await readPdf(await reply.body());
    expect(text).toContain('€');
    problems.push(...foreignIn(path.replace(/[\w-]{36}/, 'id'), text));
  }
  const mails: Mail[] = await (await request.get('/dev/outbox.json')).json();
  expect(mails.length).toBeGreaterThan(4);
  for (const { to, kind, subject, text, html } of mails) {
    // The product also has the demo company, and the owner's first sign-in came before the settings.
    if (to.endsWith('@demo.derrick.test') || (to === owner && kind === 'newSignIn')) continue;
    const shown = html.replaceAll(/<style.*?<\/style>/gs, '');
    problems.push(...foreignIn(`mail ${kind}`, [subject, text, shown].join('\n')));
  }
  expect(problems).toEqual([]);
});

/** Returns the id of the first item of a list. */
const idIn = async (call: Call, path: string): Promise<string> => (await call(path)).data[0].id;

test('pages of a company in Madrid show no dollar sign, UTC date or English month', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('derrick.language', 'es'));
  const call = await callsOf(page.request, owner, password);

  /** A route with an optional part has several addresses. Those of features with a record page are derived. */
  const known: Addresses = {
    '/': [['/', 'Iniciar sesión']],
    '/login': [['/login', 'Iniciar sesión']],
    '/register': [['/register', 'Registrarse']],
    '/forgot-password': [['/forgot-password', 'contraseña']],
    '/reset-password': [['/reset-password?token=x', /enlace|contraseña/i]],
    '/verify': [['/verify?token=x', /enlace|invitación/i]],
    '/confirm-email': [['/confirm-email?token=x', /enlace|correo/i]],
    '/undo-email': [['/undo-email?token=x', /enlace|correo/i]],
    '/maintenance': [['/maintenance', /./]],
    '/signed': [['/signed?token=x', /firma/i]],
    '/sign': [[pathOf(madridCompany.sign), 'Pinto 2']],
    '/invoice': [[pathOf(madridCompany.invoice), customer]],
    '/customer': [[pathOf(madridCompany.customerPage), customer]],
    '/dashboard': [['/dashboard', customer]],
    '/dashboard/overview': [['/dashboard/overview', customer]],
    '/dashboard/account': [['/dashboard/account', 'Ana Robles']],
    '/dashboard/audit-log': [['/dashboard/audit-log', customer]],
    '/dashboard/company/:section?': companySections.map(
      (section) => [`/dashboard/company/${section}`, 'Guardar configuración'] as const,
    ),
    '/dashboard/customers': [['/dashboard/customers', customer]],
    '/dashboard/customer/:id?': [
      ['/dashboard/customer', /cliente/i],
      [`/dashboard/customer/${madridCompany.customerId}`, /1 ticket|2 tickets/],
    ],
    '/dashboard/invoices': [['/dashboard/invoices', customer]],
    '/dashboard/invoices/aging': [['/dashboard/invoices/aging', customer]],
    '/dashboard/invoices/credit-notes': [['/dashboard/invoices/credit-notes', customer]],
    '/dashboard/invoice/create': [['/dashboard/invoice/create', /factura/i]],
    '/dashboard/invoice/:id': [[`/dashboard/invoice/${madridCompany.invoiceId}`, customer]],
    '/dashboard/managers': [['/dashboard/managers', 'Luis Prado']],
    '/dashboard/managers/edit/:id': [
      [`/dashboard/managers/edit/${await idIn(call, 'users/load/managers')}`, 'Luis Prado'],
    ],
    '/dashboard/notifications': [['/dashboard/notifications', /Luis Prado/]],
    '/dashboard/price-book': [['/dashboard/price-book', 'Junta']],
    '/dashboard/technicians': [['/dashboard/technicians', 'Inés Quintana']],
    '/dashboard/technicians/edit/:id': [
      [`/dashboard/technicians/edit/${await idIn(call, 'users/load/technicians')}`, 'Inés Quintana'],
    ],
    '/dashboard/job-tickets': [['/dashboard/job-tickets', customer]],
    '/dashboard/job-tickets/review': [['/dashboard/job-tickets/review', /revisi/i]],
    '/dashboard/job-tickets/:id': [
      [`/dashboard/job-tickets/${madridCompany.billed.id}`, 'Dora Ruiz'],
      [`/dashboard/job-tickets/${madridCompany.waiting.id}`, 'Pinto'],
    ],
    '/dashboard/job-ticket/:id?': [
      ['/dashboard/job-ticket', /ticket/i],
      [`/dashboard/job-ticket/${madridCompany.billed.id}`, 'Dora Ruiz'],
      [`/dashboard/job-ticket/${madridCompany.waiting.id}`, 'Pinto'],
    ],
  };
  const addresses = { ...known, ...(await addressesOfFeatures(call, known)) };
  expect(Object.keys(addresses).toSorted()).toEqual(paths.toSorted());

  const problems: string[] = [];
  const seenTexts: Record<string, string> = {};
  const visit = async (route: string) => {
    for (const [address, words] of addresses[route] ?? []) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => wordsOf(page), { message: address }).toMatch(words);
      seenTexts[address] = await wordsOf(page);
      problems.push(...foreignIn(address, seenTexts[address] ?? ''));
    }
  };
  await test.step('public pages', async () => {
    for (const route of paths.filter((path) => !path.startsWith('/dashboard'))) await visit(route);
  });
  await test.step('pages for signed-in users', async () => {
    await page.goto('/login');
    await page.locator('input[type=email]').fill(owner);
    await page.locator('input[type=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/dashboard/);
    for (const route of paths.filter((path) => path.startsWith('/dashboard'))) await visit(route);
  });
  // The correct dates appear, so that a wrong date would have been found.
  for (const address of ['/dashboard/audit-log', `/dashboard/job-ticket/${madridCompany.billed.id}`])
    expect(`${address}: ${seenTexts[address]}`).toContain(rightDay);
  expect(seenTexts['/dashboard/invoices']).toContain('€');

  expect(problems).toEqual([]);
});
