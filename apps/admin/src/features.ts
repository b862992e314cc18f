import type { Feature } from './app/feature.ts';
import { maintenance } from './app/maintenance/feature.ts';
import { audit } from './audit/feature.ts';
import { auth } from './auth/feature.ts';
import { company } from './company/feature.ts';
import { invoices } from './invoices/feature.ts';
import { managers } from './managers/feature.ts';
import { overview } from './overview/feature.ts';
import { technicians } from './technicians/feature.ts';
import { tickets } from './tickets/feature.ts';

/** The features of the app. Routes, menu, titles, messages and preloading follow from this list. */
export const features: readonly Feature[] = [
  auth,
  maintenance,
  overview,
  tickets,
  invoices,
  technicians,
  managers,
  audit,
  company,
];
