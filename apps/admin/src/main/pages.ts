import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Feature, FeaturePage } from '../core/feature.ts';
import * as featureList from './features.ts';

const features: readonly Feature[] = Object.values(featureList);

/** The address that pages for signed-in people start with. */
export const DASHBOARD = '/dashboard';

/** Every page of every feature. */
export const pages: readonly FeaturePage[] = features.flatMap((feature) => feature.pages);

/** Recognises pages that need a session. */
export const isDashboardPage = ({ path }: FeaturePage): boolean => path.startsWith(`${DASHBOARD}/`);

/** The features in the main menu, in its order. */
export const menuFeatures = features
  .flatMap((feature) => (feature.menu ? [{ ...feature, menu: feature.menu }] : []))
  .sort((one, other) => one.menu.order - other.menu.order);

/** The address that a page has without its optional parameters: `/dashboard/company` for `/dashboard/company/:section?`. */
export const plainAddress = ({ path }: FeaturePage): string => path.replace(/\/:.*$/, '');

const isAt =
  (location: string) =>
  ({ path }: FeaturePage) =>
    matchRoute(parse, path, location)[0];

/** Finds the page at an address. */
export const findPage = (location: string): FeaturePage | undefined => pages.find(isAt(location));

/** Finds the feature that the page at an address belongs to. */
export const featureAt = (location: string): Feature | undefined =>
  features.find((feature) => feature.pages.some(isAt(location)));
