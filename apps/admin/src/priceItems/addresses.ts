/** The address of the price book. */
export const PRICE_BOOK = '/dashboard/price-book';
