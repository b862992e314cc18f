/** The examples of the contract, about the records of the stories; and the mocks that answer all of them. */
import { sendConfirmation } from '@derrick/domain/auth';
import { type Endpoint, exampleId } from '@derrick/domain/contract';
import { startsFrom } from '../../apps/api/test/contract/invoiceRecords.ts';
import { accountHandlers } from './accounts.ts';
import { assistantHandlers, storyDraftId } from './assistant.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { companyHandlers } from './company.ts';
import { companyDataHandlers } from './companyData.ts';
import { customerHandlers } from './customers.ts';
import { emailChangeHandlers } from './emailChange.ts';
import { fileHandlers } from './files.ts';
import { invoiceIn } from './invoiceFixtures.ts';
import { invoiceHandlers } from './invoices.ts';
import { levelHandlers } from './levels.ts';
import { mock } from './mock.ts';
import { storyNotifications } from './notificationFixtures.ts';
import { notificationHandlers } from './notifications.ts';
import { overviewHandlers } from './overview.ts';
import { ownAccountHandlers } from './ownAccount.ts';
import { ownPasskeys, ownSessions } from './ownAccountFixtures.ts';
import { customers } from './people.ts';
import { jobRoles, levels, managers, people } from './peopleFixtures.ts';
import { managerHandlers, technicianHandlers } from './peopleHandlers.ts';
import { priceItemHandlers, priceItems } from './priceItems.ts';
import { publicInvoiceHandlers } from './publicInvoice.ts';
import { signHandlers } from './signatures.ts';
import { signedHandlers } from './signed.ts';
import { ticketFormHandlers } from './ticketForm.ts';
import { ticketHandlers, tickets } from './tickets.ts';

/** The mocks of every call that the admin app makes. */
export const everyHandler = () => [
  // Before those of the bell, which know the number alone.
  ...notificationHandlers.preferences(),
  ...notificationHandlers.ready(),
  ...authHandlers.signedIn(),
  ...accountHandlers.register(),
  ...accountHandlers.forgotPassword(),
  ...accountHandlers.resetPassword(),
  ...accountHandlers.invitation(),
  ...accountHandlers.acceptInvitation(),
  ...emailChangeHandlers.ready(),
  mock(sendConfirmation, () => ({ email: 'owner@ours.test' })),
  // The server of the contract's tests sends no SMS.
  ...ownAccountHandlers.withoutSms(),
  ...ownAccountHandlers.withPasskeys(),
  ...overviewHandlers.ready(),
  ...ticketHandlers.ready(),
  ...technicianHandlers.ready(),
  ...managerHandlers.ready(),
  ...levelHandlers.ready(),
  ...companyHandlers.ready(),
  ...companyDataHandlers.ready(),
  ...customerHandlers.ready(),
  ...invoiceHandlers.ready(),
  ...publicInvoiceHandlers.ready(),
  ...priceItemHandlers.ready(),
  ...auditHandlers.ready(),
  ...ticketFormHandlers.ready(),
  ...signedHandlers.ready(),
  ...signHandlers.ready(),
  ...fileHandlers.ready(),
  ...assistantHandlers.ready(),
];

/** A record of each kind in the stories, for ids in paths and bodies. */
const storyRecords: Record<string, string | undefined> = {
  // The first one is on an invoice, and locked.
  ticket: tickets[1]?.id,
  customer: customers[0]?.id,
  priceItem: priceItems[0]?.id,
  technician: people[0]?.id,
  manager: managers[0]?.id,
  jobType: levels[0]?.id,
  jobRole: jobRoles[0]?.id,
  file: '0-report.pdf',
  session: ownSessions[1]?.id,
  passkey: ownPasskeys[0]?.id,
  assistantDraft: storyDraftId,
  notification: storyNotifications[0]?.id,
};

/** The record that a call is about; an invoice is in the state that the call begins with. */
const recordFor = ({ path, resource = '' }: Endpoint) =>
  resource === 'invoice' ? invoiceIn(startsFrom[path] ?? 'DRAFT').id : (storyRecords[resource] ?? '');

/** What the admin app does not call, and stories do not answer; nor the file of an export, which is none at first. */
const withoutMock =
  /^(listEverybody|listAdmins|adminEndpoints\.|superAdminEndpoints\.|getOpenApi$|getPhoto$|getCompanyLogo$|downloadCompanyExport$|streamNotifications$|unsubscribe$|showUnsubscribe$)/;

/** Whether the mocks answer the endpoint of this name. */
export const isMocked = (name: string): boolean => !withoutMock.test(name);

/** What an example names of the placeholders for records, replaced by the stories' own. */
const withStoryRecords = (text: string) =>
  Object.entries(storyRecords).reduce(
    (replaced, [resource, id]) => replaced.replaceAll(exampleId(resource), id ?? ''),
    text,
  );

/** The parameters, the query and the body of an endpoint's example; the body of an upload is a file. */
export function exampleOf(endpoint: Endpoint) {
  const { path, kind, example } = endpoint;
  const [, name] = /:(\w+)/.exec(path) ?? [];
  return {
    ...(name && { params: { [name]: recordFor(endpoint) } }),
    ...(example?.query && { query: example.query }),
    ...(kind === 'upload' && { body: new File(['some text'], 'some.txt') }),
    ...(example?.body !== undefined && { body: JSON.parse(withStoryRecords(JSON.stringify(example.body))) }),
  };
}
