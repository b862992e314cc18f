import type { MessageKey } from '../core/i18n/catalogue.ts';

type Choices = Readonly<Partial<Record<string, MessageKey>>>;

const ticketStatus: Choices = {
  DRAFT: 'auditDetail.value.ticketStatus.DRAFT',
  SUBMITTED: 'auditDetail.value.ticketStatus.SUBMITTED',
  CHANGES_REQUESTED: 'auditDetail.value.ticketStatus.CHANGES_REQUESTED',
  APPROVED: 'auditDetail.value.ticketStatus.APPROVED',
  INVOICED: 'auditDetail.value.ticketStatus.INVOICED',
  VOID: 'auditDetail.value.ticketStatus.VOID',
};

const invoiceStatus: Choices = {
  DRAFT: 'auditDetail.value.invoiceStatus.DRAFT',
  ISSUED: 'auditDetail.value.invoiceStatus.ISSUED',
  PARTIALLY_PAID: 'auditDetail.value.invoiceStatus.PARTIALLY_PAID',
  PAID: 'auditDetail.value.invoiceStatus.PAID',
  VOID: 'auditDetail.value.invoiceStatus.VOID',
  UNCOLLECTIBLE: 'auditDetail.value.invoiceStatus.UNCOLLECTIBLE',
};

const personStatus: Choices = {
  ACTIVE: 'auditDetail.value.personStatus.ACTIVE',
  DEACTIVE: 'auditDetail.value.personStatus.DEACTIVE',
  PENDING: 'auditDetail.value.personStatus.PENDING',
};

const method: Choices = {
  CHECK: 'auditDetail.value.method.CHECK',
  ACH: 'auditDetail.value.method.ACH',
  WIRE: 'auditDetail.value.method.WIRE',
  CARD: 'auditDetail.value.method.CARD',
  CARD_ONLINE: 'auditDetail.value.method.CARD_ONLINE',
  CASH: 'auditDetail.value.method.CASH',
  OTHER: 'auditDetail.value.method.OTHER',
};

const engine: Choices = {
  local: 'auditDetail.value.engine.local',
  provider: 'auditDetail.value.engine.provider',
};

const language: Choices = {
  en: 'auditDetail.value.language.en',
  es: 'auditDetail.value.language.es',
};

const unit: Choices = {
  h: 'auditDetail.value.unit.h',
  ea: 'auditDetail.value.unit.ea',
  mi: 'auditDetail.value.unit.mi',
  km: 'auditDetail.value.unit.km',
  day: 'auditDetail.value.unit.day',
};

const warning: Choices = {
  OVERLAP: 'auditDetail.value.warning.OVERLAP',
  CLOCK_CHANGE: 'auditDetail.value.warning.CLOCK_CHANGE',
  LONG: 'auditDetail.value.warning.LONG',
  FUTURE: 'auditDetail.value.warning.FUTURE',
  ALIKE: 'auditDetail.value.warning.ALIKE',
};

const reason: Choices = {
  tokenReused: 'auditDetail.value.reason.tokenReused',
  signedInAgain: 'auditDetail.value.reason.signedInAgain',
  endedByOwner: 'auditDetail.value.reason.endedByOwner',
  othersEndedByOwner: 'auditDetail.value.reason.othersEndedByOwner',
};

const message: Choices = {
  mail: 'auditDetail.value.message.mail',
  sms: 'auditDetail.value.message.sms',
};

const holdReason: Choices = {
  limit: 'auditDetail.value.holdReason.limit',
  unconfirmed: 'auditDetail.value.holdReason.unconfirmed',
};

const size: Choices = {
  STARTUP: 'auditDetail.value.size.STARTUP',
  SMALL: 'auditDetail.value.size.SMALL',
  MEDIUM: 'auditDetail.value.size.MEDIUM',
  LARGE: 'auditDetail.value.size.LARGE',
};

const role: Choices = {
  SUPER_ADMIN: 'shell.role.superAdmin',
  ADMIN: 'shell.role.admin',
  MANAGER: 'shell.role.manager',
  TECHNICIAN: 'shell.role.technician',
};

/** Message keys of enumerated values, by kind of record and field, or by field alone. */
export const choiceNames: Readonly<Partial<Record<string, Choices>>> = {
  'ticket.status': ticketStatus,
  'invoice.status': invoiceStatus,
  'person.status': personStatus,
  'company.size': size,
  'company.message': message,
  'company.reason': holdReason,
  engine,
  language,
  method,
  reason,
  role,
  unit,
  warning,
};
