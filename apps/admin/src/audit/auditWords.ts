import type { AuditEvent } from '@derrick/domain/audit';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';

/** Message keys of the actions, without user and record. */
const actions: Readonly<Partial<Record<string, MessageKey>>> = {
  'ticket.create': 'audit.did.ticketCreate',
  'ticket.update': 'audit.did.ticketUpdate',
  'ticket.delete': 'audit.did.ticketDelete',
  'ticket.export': 'audit.did.ticketExport',
  'ticket.submit': 'audit.did.ticketSubmit',
  'ticket.approve': 'audit.did.ticketApprove',
  'ticket.requestChanges': 'audit.did.ticketRequestChanges',
  'ticket.reopen': 'audit.did.ticketReopen',
  'ticket.void': 'audit.did.ticketVoid',
  'ticket.comment': 'audit.did.ticketComment',
  'ticket.confirmWarning': 'audit.did.ticketConfirmWarning',
  'ticket.sign': 'audit.did.ticketSign',
  'ticket.removeSignature': 'audit.did.ticketRemoveSignature',
  'ticket.requestSignature': 'audit.did.ticketRequestSignature',
  'ticket.dispute': 'audit.did.ticketDispute',
  'ticket.invoice': 'audit.did.ticketInvoice',
  'ticket.release': 'audit.did.ticketRelease',
  'file.upload': 'audit.did.fileUpload',
  'file.remove': 'audit.did.fileRemove',
  'invoice.create': 'audit.did.invoiceCreate',
  'invoice.update': 'audit.did.invoiceUpdate',
  'invoice.delete': 'audit.did.invoiceDelete',
  'invoice.issue': 'audit.did.invoiceIssue',
  'invoice.send': 'audit.did.invoiceSend',
  'invoice.remind': 'audit.did.invoiceRemind',
  'invoice.markSent': 'audit.did.invoiceMarkSent',
  'invoice.failDelivery': 'audit.did.invoiceFailDelivery',
  'invoice.open': 'audit.did.invoiceOpen',
  'invoice.pay': 'audit.did.invoicePay',
  'invoice.payExcess': 'audit.did.invoicePayExcess',
  'invoice.reversePayment': 'audit.did.invoiceReversePayment',
  'invoice.credit': 'audit.did.invoiceCredit',
  'invoice.void': 'audit.did.invoiceVoid',
  'invoice.giveUp': 'audit.did.invoiceGiveUp',
  'invoice.setReminders': 'audit.did.invoiceSetReminders',
  'invoice.export': 'audit.did.invoiceExport',
  'invoice.changeSettings': 'audit.did.invoiceChangeSettings',
  'customer.create': 'audit.did.customerCreate',
  'customer.update': 'audit.did.customerUpdate',
  'customer.delete': 'audit.did.customerDelete',
  'customer.merge': 'audit.did.customerMerge',
  'person.create': 'audit.did.personCreate',
  'person.invite': 'audit.did.personInvite',
  'person.update': 'audit.did.personUpdate',
  'person.delete': 'audit.did.personDelete',
  'person.activate': 'audit.did.personActivate',
  'person.deactivate': 'audit.did.personDeactivate',
  'person.acceptInvitation': 'audit.did.personAcceptInvitation',
  'person.failInvitation': 'audit.did.personFailInvitation',
  'person.resendInvitation': 'audit.did.personResendInvitation',
  'person.revokeInvitation': 'audit.did.personRevokeInvitation',
  'person.copyInvitationLink': 'audit.did.personCopyInvitationLink',
  'person.changePassword': 'audit.did.personChangePassword',
  'person.resetSecondFactor': 'audit.did.personResetSecondFactor',
  'session.signIn': 'audit.did.sessionSignIn',
  'session.signInFailed': 'audit.did.sessionSignInFailed',
  'session.signOut': 'audit.did.sessionSignOut',
  'session.end': 'audit.did.sessionEnd',
  'account.update': 'audit.did.accountUpdate',
  'account.requestEmail': 'audit.did.accountRequestEmail',
  'account.cancelEmail': 'audit.did.accountCancelEmail',
  'account.changeEmail': 'audit.did.accountChangeEmail',
  'account.undoEmail': 'audit.did.accountUndoEmail',
  'account.requestPhoneCode': 'audit.did.accountRequestPhoneCode',
  'account.verifyPhone': 'audit.did.accountVerifyPhone',
  'account.changeNotifications': 'audit.did.accountChangeNotifications',
  'secondFactor.addAuthenticator': 'audit.did.addAuthenticator',
  'secondFactor.removeAuthenticator': 'audit.did.removeAuthenticator',
  'secondFactor.addPasskey': 'audit.did.addPasskey',
  'secondFactor.removePasskey': 'audit.did.removePasskey',
  'secondFactor.renewRecoveryCodes': 'audit.did.renewRecoveryCodes',
  'auditLog.export': 'audit.did.auditLogExport',
  'company.requestExport': 'audit.did.companyRequestExport',
  'company.exportReady': 'audit.did.companyExportReady',
  'company.exportFailed': 'audit.did.companyExportFailed',
  'company.downloadExport': 'audit.did.companyDownloadExport',
  'company.delete': 'audit.did.companyDelete',
  'company.restore': 'audit.did.companyRestore',
  'company.register': 'audit.did.companyRegister',
  'company.confirm': 'audit.did.companyConfirm',
  'company.holdMessages': 'audit.did.companyHoldMessages',
  'company.changeProfile': 'audit.did.companyChangeProfile',
  'company.changeLogo': 'audit.did.companyChangeLogo',
  'company.changeSetup': 'audit.did.companyChangeSetup',
  'company.changePaymentProvider': 'audit.did.companyChangePaymentProvider',
  'company.changeLocale': 'audit.did.companyChangeLocale',
  'company.changeTickets': 'audit.did.companyChangeTickets',
  'company.changeRates': 'audit.did.companyChangeRates',
  'company.changeInvoices': 'audit.did.companyChangeInvoices',
  'company.changePeople': 'audit.did.companyChangePeople',
  'company.changeData': 'audit.did.companyChangeData',
  'assistant.ask': 'audit.did.assistantAsk',
  'assistant.changeProvider': 'audit.did.assistantChangeProvider',
  'assistant.draft': 'audit.did.assistantDraft',
  'jobType.create': 'audit.did.jobTypeCreate',
  'jobType.update': 'audit.did.jobTypeUpdate',
  'jobType.retire': 'audit.did.jobTypeRetire',
  'jobType.restore': 'audit.did.jobTypeRestore',
  'jobRole.create': 'audit.did.jobRoleCreate',
  'jobRole.update': 'audit.did.jobRoleUpdate',
  'jobRole.retire': 'audit.did.jobRoleRetire',
  'jobRole.restore': 'audit.did.jobRoleRestore',
  'customerPrice.create': 'audit.did.customerPriceCreate',
  'customerPrice.update': 'audit.did.customerPriceUpdate',
  'customerPrice.delete': 'audit.did.customerPriceDelete',
  'priceItem.create': 'audit.did.priceItemCreate',
  'priceItem.update': 'audit.did.priceItemUpdate',
  'priceItem.retire': 'audit.did.priceItemRetire',
};

/** Formats an action; unknown actions of newer servers are shown by their name. */
export function actionText(t: Translate, { action }: Pick<AuditEvent, 'action'>): string {
  const key = actions[action];
  return key ? t(key) : t('audit.did.other', { action });
}

/** Formats the user or system that caused an event. */
export function actorName(t: Translate, { actor }: Pick<AuditEvent, 'actor'>): string {
  if (actor.name === null) return t(actor.type === 'SYSTEM' ? 'audit.actor.system' : 'audit.actor.unknown');
  return actor.type === 'ASSISTANT' ? t('audit.actor.assistant', { name: actor.name }) : actor.name;
}

const sources: Readonly<Partial<Record<string, MessageKey>>> = {
  WEB: 'audit.source.web',
  API: 'audit.source.api',
  JOB: 'audit.source.job',
};

/** Formats the source of an event: app, API or server. */
export function sourceText(t: Translate, { context }: Pick<AuditEvent, 'context'>): string {
  const key = sources[context.source ?? ''];
  return key ? t(key) : (context.source ?? '');
}
