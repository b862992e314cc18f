import type { HttpHandler } from 'msw';
import * as features from './features.ts';

interface FeatureMocks {
  handlers: () => HttpHandler[];
  /** Id of a record of each kind. */
  records: Readonly<Record<string, string | undefined>>;
}

const all: readonly FeatureMocks[] = Object.values(features);

export const featureHandlers = (): HttpHandler[] => all.flatMap(({ handlers }) => handlers());

/** Id of a story record of each kind. */
export const featureRecords: FeatureMocks['records'] = Object.assign(
  {},
  ...all.map(({ records }) => records),
);
