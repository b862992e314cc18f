/** Message keys of the recorded codes of accounting programs. */
export const accountingFieldNames = {
  quickBooksExemptCode: 'auditDetail.field.quickBooksExemptCode',
  quickBooksTaxCode: 'auditDetail.field.quickBooksTaxCode',
  xeroAccountCode: 'auditDetail.field.xeroAccountCode',
  xeroExemptTaxType: 'auditDetail.field.xeroExemptTaxType',
  xeroTaxType: 'auditDetail.field.xeroTaxType',
} as const;
