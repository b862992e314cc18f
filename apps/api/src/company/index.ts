export { seriesOf } from './numbers.ts';
export { type OwnCompany, readOwnCompany } from './own.ts';
export {
  readCompanySettings,
  readInvoiceSettings,
  type StoredCompany,
  type StoredInvoiceSettings,
} from './settings.ts';
