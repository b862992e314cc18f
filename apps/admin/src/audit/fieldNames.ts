import type { AuditField } from '@derrick/domain/audit';
import type { MessageKey } from '../core/i18n/catalogue.ts';

/** Message keys of the recorded fields. */
const namesOfFields: Readonly<Record<AuditField, MessageKey>> = {
  address: 'auditDetail.field.address',
  allowsOwnApproval: 'auditDetail.field.allowsOwnApproval',
  allowsSpeech: 'auditDetail.field.allowsSpeech',
  amountCents: 'auditDetail.field.amountCents',
  approvalGates: 'auditDetail.field.approvalGates',
  approvedBy: 'auditDetail.field.approvedBy',
  assistant: 'auditDetail.field.assistant',
  attachments: 'auditDetail.field.attachments',
  attachTickets: 'auditDetail.field.attachTickets',
  auditMonths: 'auditDetail.field.auditMonths',
  authenticator: 'auditDetail.field.authenticator',
  baseUrl: 'auditDetail.field.baseUrl',
  billableCents: 'auditDetail.field.billableCents',
  billingAddress: 'auditDetail.field.billingAddress',
  breakMinutes: 'auditDetail.field.breakMinutes',
  codePrefix: 'auditDetail.field.codePrefix',
  comment: 'auditDetail.field.comment',
  contacts: 'auditDetail.field.contacts',
  costReference: 'auditDetail.field.costReference',
  costReferenceLabel: 'auditDetail.field.costReferenceLabel',
  creditedCents: 'auditDetail.field.creditedCents',
  creditNote: 'auditDetail.field.creditNote',
  creditNotePattern: 'auditDetail.field.creditNotePattern',
  currency: 'auditDetail.field.currency',
  customer: 'auditDetail.field.customer',
  customerCompany: 'auditDetail.field.customerCompany',
  customerName: 'auditDetail.field.customerName',
  dailyLimit: 'auditDetail.field.dailyLimit',
  daysLate: 'auditDetail.field.daysLate',
  description: 'auditDetail.field.description',
  discount: 'auditDetail.field.discount',
  distanceUnit: 'auditDetail.field.distanceUnit',
  email: 'auditDetail.field.email',
  engine: 'auditDetail.field.engine',
  files: 'auditDetail.field.files',
  footer: 'auditDetail.field.footer',
  fullname: 'auditDetail.field.fullname',
  grouping: 'auditDetail.field.grouping',
  hasReminders: 'auditDetail.field.hasReminders',
  hourCycle: 'auditDetail.field.hourCycle',
  hourlyRateCents: 'auditDetail.field.hourlyRateCents',
  hourRounding: 'auditDetail.field.hourRounding',
  hours: 'auditDetail.field.hours',
  industry: 'auditDetail.field.industry',
  invitationDays: 'auditDetail.field.invitationDays',
  invoice: 'auditDetail.field.invoice',
  invoiceEmail: 'auditDetail.field.invoiceEmail',
  invoices: 'auditDetail.field.invoices',
  isNewBrowser: 'auditDetail.field.isNewBrowser',
  isRetired: 'auditDetail.field.isRetired',
  isTaxExempt: 'auditDetail.field.isTaxExempt',
  jobRole: 'auditDetail.field.jobRole',
  jobType: 'auditDetail.field.jobType',
  key: 'auditDetail.field.key',
  language: 'auditDetail.field.language',
  legalName: 'auditDetail.field.legalName',
  lines: 'auditDetail.field.lines',
  location: 'auditDetail.field.location',
  logo: 'auditDetail.field.logo',
  longShiftHours: 'auditDetail.field.longShiftHours',
  mailDomains: 'auditDetail.field.mailDomains',
  mailTexts: 'auditDetail.field.mailTexts',
  maxFileMegabytes: 'auditDetail.field.maxFileMegabytes',
  mergedCustomers: 'auditDetail.field.mergedCustomers',
  mergedInto: 'auditDetail.field.mergedInto',
  message: 'auditDetail.field.message',
  method: 'auditDetail.field.method',
  mime: 'auditDetail.field.mime',
  model: 'auditDetail.field.model',
  name: 'auditDetail.field.name',
  newEmail: 'auditDetail.field.newEmail',
  nextCreditNoteNumber: 'auditDetail.field.nextCreditNoteNumber',
  nextNumber: 'auditDetail.field.nextNumber',
  notes: 'auditDetail.field.notes',
  number: 'auditDetail.field.number',
  numberPattern: 'auditDetail.field.numberPattern',
  paidCents: 'auditDetail.field.paidCents',
  paidOn: 'auditDetail.field.paidOn',
  paperSize: 'auditDetail.field.paperSize',
  passkey: 'auditDetail.field.passkey',
  password: 'auditDetail.field.password',
  passwordMinLength: 'auditDetail.field.passwordMinLength',
  paymentDetails: 'auditDetail.field.paymentDetails',
  paymentOptions: 'auditDetail.field.paymentOptions',
  phone: 'auditDetail.field.phone',
  photo: 'auditDetail.field.photo',
  pricesSeenBy: 'auditDetail.field.pricesSeenBy',
  rates: 'auditDetail.field.rates',
  reason: 'auditDetail.field.reason',
  recordedBy: 'auditDetail.field.recordedBy',
  recoveryCodes: 'auditDetail.field.recoveryCodes',
  reference: 'auditDetail.field.reference',
  refundCents: 'auditDetail.field.refundCents',
  reminderDays: 'auditDetail.field.reminderDays',
  restartsYearly: 'auditDetail.field.restartsYearly',
  role: 'auditDetail.field.role',
  secondFactor: 'auditDetail.field.secondFactor',
  sentTo: 'auditDetail.field.sentTo',
  sessionDays: 'auditDetail.field.sessionDays',
  signature: 'auditDetail.field.signature',
  size: 'auditDetail.field.size',
  status: 'auditDetail.field.status',
  submitGates: 'auditDetail.field.submitGates',
  taxable: 'auditDetail.field.taxable',
  taxId: 'auditDetail.field.taxId',
  taxLabel: 'auditDetail.field.taxLabel',
  taxPercent: 'auditDetail.field.taxPercent',
  technician: 'auditDetail.field.technician',
  termsDays: 'auditDetail.field.termsDays',
  tickets: 'auditDetail.field.tickets',
  timeZone: 'auditDetail.field.timeZone',
  to: 'auditDetail.field.to',
  totalCents: 'auditDetail.field.totalCents',
  travelEndedAt: 'auditDetail.field.travelEndedAt',
  travelHours: 'auditDetail.field.travelHours',
  travelStartedAt: 'auditDetail.field.travelStartedAt',
  unit: 'auditDetail.field.unit',
  unitPriceCents: 'auditDetail.field.unitPriceCents',
  validFrom: 'auditDetail.field.validFrom',
  validUntil: 'auditDetail.field.validUntil',
  warning: 'auditDetail.field.warning',
  warnsOfOverlap: 'auditDetail.field.warnsOfOverlap',
  webhookSecret: 'auditDetail.field.webhookSecret',
  website: 'auditDetail.field.website',
  weekStart: 'auditDetail.field.weekStart',
  wellName: 'auditDetail.field.wellName',
  workDate: 'auditDetail.field.workDate',
  workEndedAt: 'auditDetail.field.workEndedAt',
  workHours: 'auditDetail.field.workHours',
  workStartedAt: 'auditDetail.field.workStartedAt',
};

/** Message keys of the recorded fields. A newer server can record others. */
export const fieldNames: Readonly<Partial<Record<string, MessageKey>>> = namesOfFields;

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
