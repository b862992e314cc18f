import type { Kysely } from 'kysely';
import { accountRoutes } from './auth/accountRoutes.ts';
import type { AuthParts } from './auth/parts.ts';
import { sessionRoutes } from './auth/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import type { Database } from './db/index.ts';
import { type FileOptions, fileRoutes } from './files/index.ts';
import { jobTypeRoutes } from './jobTypes/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import type { Route } from './platform/serve.ts';
import { ticketRoutes } from './tickets/routes.ts';

/** What features are made of. */
export interface FeatureParts extends AuthParts {
  db: Kysely<Database>;
  files: FileOptions | undefined;
  publicUrl: string | undefined;
}

/** Everything that the API serves, a line a feature. */
export const features: readonly ((parts: FeatureParts) => Route[])[] = [
  sessionRoutes,
  accountRoutes,
  overviewRoutes,
  ticketRoutes,
  customerRoutes,
  fileRoutes,
  jobTypeRoutes,
  peopleRoutes,
];
