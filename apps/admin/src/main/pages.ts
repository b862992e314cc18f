import type { Permission } from '@derrick/domain/permissions';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Feature, FeaturePage } from '../core/feature.ts';
import type { RecordPages } from '../core/recordPages.ts';
import * as featureList from './features.ts';

const features: readonly Feature[] = Object.values(featureList);

/** Path prefix of all pages for signed-in users. */
export const DASHBOARD = '/dashboard';

export const pages: readonly FeaturePage[] = features.flatMap((feature) => feature.pages);

/** Returns whether a page needs a session. */
export const isDashboardPage = ({ path }: FeaturePage): boolean => path.startsWith(`${DASHBOARD}/`);

/** Features with a menu entry, in menu order. */
export const menuFeatures = features
  .flatMap((feature) => (feature.menu ? [{ ...feature, menu: feature.menu }] : []))
  .sort((a, b) => a.menu.order - b.menu.order);

/** Returns the address of a page without optional parameters: `/dashboard/company` for `/dashboard/company/:section?`. */
export const addressWithoutParameters = ({ path }: FeaturePage): string => path.replace(/\/:.*$/, '');

const isAt =
  (location: string) =>
  ({ path }: FeaturePage) =>
    matchRoute(parse, path, location)[0];

/** Addresses of the pages of records, by kind of record. */
export const recordPages: RecordPages = Object.fromEntries(
  pages.flatMap((page) => (page.record ? [[page.record, addressWithoutParameters(page)]] : [])),
);

export const findPage = (location: string): FeaturePage | undefined => pages.find(isAt(location));

/** Returns the permission that the page at an address requires, such as `/dashboard/invoices?status=DRAFT`. */
export const permissionOf = (address: string): Permission | undefined =>
  findPage(address.replace(/[?#].*$/, ''))?.permission;

export const featureAt = (location: string): Feature | undefined =>
  features.find((feature) => feature.pages.some(isAt(location)));
