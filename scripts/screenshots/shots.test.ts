import { expect, it } from 'vitest';
import { readPages } from '../../apps/admin/vite/readPages.ts';
import { shots } from './shots.mjs';

const id = 'id';
const all = shots({
  technician: id,
  manager: id,
  customer: id,
  openCode: id,
  openTicket: id,
  invoicedTicket: id,
  draftInvoice: id,
  issuedInvoice: id,
  paidInvoice: id,
  invitation: id,
  confirmEmail: id,
  unsubscribe: id,
  publicInvoice: id,
  customerPage: id,
  sign: id,
  usedSign: id,
  signed: id,
});

/** Converts a wouter pattern such as `/dashboard/customer/:id?` to a regular expression. */
const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);

it('every page of the app has a screenshot', async () => {
  const paths = all.map(({ path }) => path.replace(/\?.*$/, ''));
  const pages = await readPages();
  // The pages are in the order in which the router tries them.
  const shown = new Set(paths.map((path) => pages.find((page) => matcherOf(page.path).test(path))?.path));
  expect(pages.map(({ path }) => path).filter((path) => !shown.has(path))).toEqual([]);
}, 60_000);

it('no two screenshots have the same name', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
