// The features of the app. Routes, menu, titles, messages and preloading are derived from this list.
export { account } from '../account/feature.ts';
export { audit } from '../audit/feature.ts';
export { auth } from '../auth/feature.ts';
export { company } from '../company/feature.ts';
export { customerPage } from '../customerPage/feature.ts';
export { customers } from '../customers/feature.ts';
export { documents } from '../documents/feature.ts';
export { invoices } from '../invoices/feature.ts';
export { maintenance } from '../maintenance/feature.ts';
export { managers } from '../managers/feature.ts';
export { notifications } from '../notifications/feature.ts';
export { overview } from '../overview/feature.ts';
export { priceItems } from '../priceItems/feature.ts';
export { signatures } from '../signatures/feature.ts';
export { technicians } from '../technicians/feature.ts';
export { tickets } from '../tickets/feature.ts';
