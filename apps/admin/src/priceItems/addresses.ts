export const PRICE_BOOK = '/dashboard/price-book';
