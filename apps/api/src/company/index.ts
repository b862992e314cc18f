export { type Clock, clockOf, inZone, todayOf } from './clock.ts';
export { type CompanyContext, readCompanyContext } from './companyContext.ts';
export { readCostReferenceLabel } from './costReference.ts';
export { newCustomerDefaults } from './customers.ts';
export { maxFileBytesOf } from './files.ts';
export { logoAddress } from './logo.ts';
export { nameOfCompany } from './name.ts';
export { creditSeriesOf, seriesOf } from './numbers.ts';
export {
  asksSecondFactor,
  checkMailDomain,
  invitationDaysOf,
  languageOfCompany,
  passwordMinLengthOf,
  sessionDaysOf,
} from './people.ts';
export {
  paymentOptionsOf,
  readAccountingCodes,
  readCompanySettings,
  readInvoiceSettings,
  type StoredCompany,
  type StoredInvoiceSettings,
} from './settings.ts';
export { readTicketSettings, type TicketSettings } from './ticketSettings.ts';
export { touchSection } from './versions.ts';
export { type ServerLimits, wholeCompany } from './whole.ts';
