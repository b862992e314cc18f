/** The English texts of this part of the kit. */
export const lineItemsTexts = {
  'lineItems.add': 'Add line',
  'lineItems.amount': 'Amount',
  'lineItems.description': 'Description',
  'lineItems.empty': 'No lines yet',
  'lineItems.kind': 'Kind',
  'lineItems.line': 'Line {number}',
  'lineItems.move': 'Move line {number}',
  'lineItems.moved': 'Now line {number} of {count}',
  'lineItems.price': 'Price',
  'lineItems.quantity': 'Quantity',
  'lineItems.remove': 'Remove line {number}',
  'lineItems.removed': 'Line {number} was removed',
  'lineItems.taxable': 'Taxable',
  'lineItems.unit': 'Unit',
} as const;
