/** Codes with which an accounting program posts imported invoices. */
export interface AccountingCodes {
  /** Tax code of taxed lines in QuickBooks. */
  quickBooksTaxCode: string;
  /** Tax code of other lines in QuickBooks. */
  quickBooksExemptCode: string;
  /** Display name of the tax rate of taxed lines in Xero. */
  xeroTaxType: string;
  /** Display name of the tax rate of other lines in Xero. */
  xeroExemptTaxType: string;
  /** Code of the revenue account in Xero. */
  xeroAccountCode: string;
}

export const accountingFields = [
  'quickBooksTaxCode',
  'quickBooksExemptCode',
  'xeroTaxType',
  'xeroExemptTaxType',
  'xeroAccountCode',
] as const satisfies readonly (keyof AccountingCodes)[];

/** Codes of a new company file in both programs, used for codes that a company has not set. */
export const accountingDefaults: AccountingCodes = {
  quickBooksTaxCode: 'TAX',
  quickBooksExemptCode: 'NON',
  xeroTaxType: 'Tax on Sales',
  xeroExemptTaxType: 'Tax Exempt',
  xeroAccountCode: '200',
};
