import { callsOf, ticketBody } from './calls.ts';
import { rowsOf, searchList } from './lists.ts';
import { expect, signIn, test } from './product.ts';

test.use({ changes: 'tickets' });

const DAYS = 21;

/** Returns the date in the demo company's time zone, in the format of the audit log's tooltip. */
const dayOf = (time: Date) =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'America/Chicago',
  }).format(time);

test('an admin finds who changed an amount three weeks ago', async ({ page, product }) => {
  const owner = 'owner@demo.derrick.test';
  const asOwner = await callsOf(page.request, owner);
  const technicianId: string = (await asOwner('ticket/technicians?search=Luis')).data[0].id;
  const body = (unitPriceCents: number) => ({
    ...ticketBody,
    technicianId,
    customerCompany: 'Disputed Energy',
    lines: [{ kind: 'ITEM', description: 'Seal kit', quantity: 2, unit: 'ea', unitPriceCents }],
  });
  const { id, jobcode } = await asOwner('ticket', body(12_000));
  const asAdmin = await callsOf(page.request, 'admin@demo.derrick.test');
  await asAdmin(`ticket/${id}`, body(18_000), 'PUT');
  await product.rewrite(`
    alter table events disable trigger events_append_only;
    update events set at = at - interval '${DAYS} days' where target_id = '${id}';
    alter table events enable trigger events_append_only;
  `);

  await signIn(page, owner, '/login?next=%2Fdashboard%2Faudit-log');
  await searchList(page, jobcode);
  const change = rowsOf(page, jobcode).filter({ hasText: 'Ben Carver' });
  await expect(change).toContainText('21 days ago');
  await change.getByRole('gridcell').first().click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Ben Carver');
  await expect(details).toContainText(dayOf(new Date(Date.now() - DAYS * 24 * 3_600_000)));
  await expect(details.getByRole('row').filter({ hasText: '$240.00' })).toContainText('$360.00');
});
