// Mocks of the features whose handlers are made by `mockRecords`. Stories of the shell and the comparison with the server
// use all of them.
export { priceItemMocks } from './priceItems.ts';
