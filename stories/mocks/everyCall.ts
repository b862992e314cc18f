/** Examples of the contract with the ids of story records, and the mocks that answer all of them. */
import { sendConfirmation } from '@derrick/domain/auth';
import { type Endpoint, exampleId } from '@derrick/domain/contract';
import { startsFrom } from '../../apps/api/test/contract/invoiceRecords.ts';
import { accountHandlers } from './accounts.ts';
import { assistantHandlers, storyDraftId } from './assistant.ts';
import { auditHandlers } from './audit.ts';
import { authHandlers } from './auth.ts';
import { companyHandlers } from './company.ts';
import { companyDataHandlers } from './companyData.ts';
import { creditNoteHandlers } from './creditNotes.ts';
import { customerPrices } from './customerPrices.ts';
import { customerHandlers } from './customers.ts';
import { emailChangeHandlers } from './emailChange.ts';
import { featureHandlers, featureRecords } from './everyFeature.ts';
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
import { paymentHandlers } from './payments.ts';
import { customers } from './people.ts';
import { jobRoles, levels, managers, people } from './peopleFixtures.ts';
import { managerHandlers, technicianHandlers } from './peopleHandlers.ts';
import { publicInvoiceHandlers } from './publicInvoice.ts';
import { setupHandlers } from './setup.ts';
import { signHandlers } from './signatures.ts';
import { signedHandlers } from './signed.ts';
import { statementHandlers } from './statements.ts';
import { ticketFormHandlers } from './ticketForm.ts';
import { ticketHandlers, tickets } from './tickets.ts';

/** Mocks of all requests of the admin app. */
export const everyHandler = () => [
  // Before the handlers of the bell, which return only the count.
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
  // The server of the contract tests sends no SMS.
  ...ownAccountHandlers.withoutSms(),
  ...ownAccountHandlers.withPasskeys(),
  ...overviewHandlers.ready(),
  ...ticketHandlers.ready(),
  ...technicianHandlers.ready(),
  ...managerHandlers.ready(),
  ...levelHandlers.ready(),
  ...companyHandlers.ready(),
  ...companyDataHandlers.ready(),
  ...paymentHandlers.ready(),
  ...setupHandlers.ready(),
  ...customerHandlers.ready(),
  ...invoiceHandlers.ready(),
  ...creditNoteHandlers.ready(),
  ...publicInvoiceHandlers.ready(),
  ...statementHandlers.ready(),
  ...featureHandlers(),
  ...auditHandlers.ready(),
  ...ticketFormHandlers.ready(),
  ...signedHandlers.ready(),
  ...signHandlers.ready(),
  ...fileHandlers.ready(),
  ...assistantHandlers.ready(),
];

/** Story record of each kind, for ids in paths and bodies. */
const storyRecords: Readonly<Record<string, string | undefined>> = {
  ...featureRecords,
  // The second ticket, because the first one is on an invoice and locked.
  ticket: tickets[1]?.id,
  customer: customers[0]?.id,
  // The only price of its item, so that its period can change.
  customerPrice: customerPrices[2]?.id,
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

/** Returns the record of a request. An invoice has the status in which the request starts. */
const recordFor = ({ path, resource = '' }: Endpoint) =>
  resource === 'invoice' ? invoiceIn(startsFrom[path] ?? 'DRAFT').id : (storyRecords[resource] ?? '');

/**
 * Endpoints that the admin app does not call and stories do not mock, and the file of an export, which does not exist at
 * first.
 */
const unmockedEndpoints =
  /^(listEverybody|listAdmins|adminEndpoints\.|superAdminEndpoints\.|getOpenApi$|getPhoto$|getCompanyLogo$|downloadCompanyExport$|streamNotifications$|receiveStripeEvent$|receiveDeliveryReport$|unsubscribe$|showUnsubscribe$)/;

/** Returns true if the mocks answer the endpoint with this name. */
export const isMocked = (name: string): boolean => !unmockedEndpoints.test(name);

/** Replaces the placeholders for records in an example by the ids of the story records. */
const withStoryRecords = (text: string) =>
  Object.entries(storyRecords).reduce(
    (replaced, [resource, id]) => replaced.replaceAll(exampleId(resource), id ?? ''),
    text,
  );

/** Returns parameters, query and body of an endpoint's example. The body of an upload is a file. */
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
