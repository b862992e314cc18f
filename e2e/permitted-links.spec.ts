import type { Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';

/** Number of links from one page: enough for the longest chain, such as overview, list, record, list of the customer. */
const MAX_DEPTH = 6;

/** Visited addresses per kind of page, so that records in different states are opened. */
const VISITS_PER_KIND = 2;

/** Pages that are opened from a menu or a panel instead of a link. */
const startPages = ['/dashboard/overview', '/dashboard/notifications', '/dashboard/account'];

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Kind of page at an address: the path without the IDs, and the names of the parameters. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://derrick.test');
  return [pathname.replaceAll(uuid, ':id'), ...new Set(searchParams.keys())].join(' ');
}

/** Opens a page and returns the addresses of its internal links. Fails if the page is forbidden or missing. */
async function linksOf(page: Page, address: string, origin: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  return [
    ...new Set(
      hrefs
        .filter((href) => href.startsWith(`${origin}/dashboard`))
        .map((href) => href.slice(origin.length).replace(/#.*$/, '')),
    ),
  ];
}

const problem = /^You do not have access to this page$|^You can't create|not found$/i;

for (const [role, email] of [
  ['an admin', 'admin@demo.derrick.test'],
  ['a manager', 'manager@demo.derrick.test'],
  ['a technician', 'tech@demo.derrick.test'],
] as const) {
  test(`${role} can open every page that is linked from a page of the product`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    await signIn(page, email);
    const visits = new Map<string, number>();
    const problems: string[] = [];
    let level = startPages.map((address) => ({ address, from: 'the menu' }));
    for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
      const next: typeof level = [];
      for (const { address, from } of level) {
        const count = visits.get(kindOf(address)) ?? 0;
        if (count >= VISITS_PER_KIND) continue;
        visits.set(kindOf(address), count + 1);
        const links = await linksOf(page, address, baseURL);
        const [title] = await page.getByRole('heading', { name: problem }).allTextContents();
        if (title !== undefined) problems.push(`${address}, linked from ${from}: ${title}`);
        next.push(...links.map((link) => ({ address: link, from: address })));
      }
      level = next;
    }
    expect(visits.size).toBeGreaterThan(8);
    expect(problems).toEqual([]);
  });
}
