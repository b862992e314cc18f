import { callsOf, ticketBody } from './calls.ts';
import { expect, signIn, test } from './product.ts';

test.use({ changes: 'tickets' });

test('the unread count on the bell is the same in two tabs: after a notification, after reading it, and when its ticket is deleted', async ({
  page,
  context,
  // A separate request context: a second sign-in from the same browser would end the session of the pages.
  request,
}) => {
  await signIn(page, 'admin@demo.derrick.test');
  const second = await context.newPage();
  await second.goto('/dashboard/job-tickets');
  const tabs = [page, second];
  const bellOf = (tab: typeof page) => tab.getByRole('button', { name: /^Notifications/ }).first();
  const expectUnread = async (name: string) => {
    for (const tab of tabs) await expect(bellOf(tab)).toHaveAccessibleName(name);
  };
  // Marks earlier notifications as read, so that they are not counted.
  const asAdmin = await callsOf(request, 'admin@demo.derrick.test');
  await asAdmin('notification/read-all', { before: new Date(Date.now() + 60_000).toISOString() });
  await expectUnread('Notifications');

  const asTechnician = await callsOf(request, 'tech@demo.derrick.test');
  const submit = () => asTechnician('ticket', { ...ticketBody, customerCompany: 'Bell Energy' });
  const { jobcode } = await submit();
  await expectUnread('Notifications, 1 new');
  await bellOf(page).click();
  await page.getByRole('button', { name: new RegExp(`^Mark as read: .*${jobcode}`) }).click();
  await expectUnread('Notifications');

  const { id } = await submit();
  await expectUnread('Notifications, 1 new');
  const asOwner = await callsOf(request, 'owner@demo.derrick.test');
  await asOwner(`ticket/${id}`, undefined, 'DELETE');
  await expectUnread('Notifications');

  // The Settings link opens the notification settings.
  await bellOf(second).click();
  await second.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(second).toHaveURL(/\/dashboard\/account#notifications$/);
  await expect(second.locator('#notifications')).toBeFocused();
  await expect(second.locator('#notifications')).toBeInViewport();
});
