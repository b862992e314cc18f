import { PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { type Kysely, sql } from 'kysely';
import type { AssistantOptions } from './assistant/index.ts';
import { createSessions } from './auth/authenticate.ts';
import { createLimits } from './auth/limits.ts';
import type { AuthParts } from './auth/parts.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { createSuccessors } from './auth/successor.ts';
import { createAccessTokens } from './auth/tokens.ts';
import type { Database } from './db/index.ts';
import { directRenderer, type Renderer } from './documents/index.ts';
import { addEventListener, sealEventsOf } from './events/index.ts';
import * as features from './features.ts';
import type { FileOptions } from './files/index.ts';
import { findStuckJobs } from './jobs/index.ts';
import { outboxRoutes } from './mail/devRoutes.ts';
import { notifyOf } from './notifications/index.ts';
import { createLive, type Live } from './notifications/live.ts';
import { createStripe, type PaymentService } from './payments/index.ts';
import { createPhotoAddresses, type PhotoAddresses } from './photos/index.ts';
import type { AdminFiles } from './platform/adminFiles.ts';
import { BASE_PATH } from './platform/basePath.ts';
import type { AppEnv } from './platform/context.ts';
import { receiveRest } from './platform/discard.ts';
import { onError, onMethodNotAllowed, onNotFound } from './platform/errors.ts';
import { dataHeaders, securityHeaders } from './platform/headers.ts';
import { type Health, healthRoutes } from './platform/health.ts';
import { createLimiter } from './platform/limiter.ts';
import type { Logger } from './platform/logging.ts';
import { type MaintenanceSwitch, maintenance } from './platform/maintenance.ts';
import { isUploadPath, mount } from './platform/mount.ts';
import { requests } from './platform/requests.ts';
import { limitBodies, receiveTimes } from './platform/routeLimits.ts';
import { createSeal, type Seal } from './platform/seal.ts';
import { staticFiles } from './platform/staticFiles.ts';
import { createSetup, keyFor, markPages, onlyThisMachine } from './setup/index.ts';

export interface AppOptions {
  db: Kysely<Database>;
  /** Key for signing access tokens; at least 32 bytes. */
  secret: string;
  /** Previous secret. During a rotation, values signed or sealed with it are still accepted. */
  previousSecret?: string | undefined;
  log: Logger;
  /** The built admin app; if undefined, only the API is served. */
  adminFiles?: AdminFiles | undefined;
  /** Hashes and verifies passwords; defaults to argon2. */
  passwords?: Passwords | undefined;
  /** Minimum length of new passwords. Existing shorter passwords still work. */
  passwordMinLength?: number | undefined;
  /** Number of own proxies that every request passes. */
  trustedProxies?: number | undefined;
  /** Public URL of the app without a trailing slash. If undefined, the URL of each request is used. */
  publicUrl?: string | undefined;
  /** Accepts requests only from this machine and shows stored emails instead of sending them. */
  isDemo?: boolean | undefined;
  /** No company exists yet; registering the first one requires a key. */
  isFirstStart?: boolean | undefined;
  isRegistrationClosed?: boolean | undefined;
  isInMaintenance?: MaintenanceSwitch | undefined;
  /** Storage of uploads; if undefined, uploads are rejected. */
  files?: FileOptions | undefined;
  /** SMS can be sent; if false, users cannot choose SMS notifications. */
  hasSms?: boolean | undefined;
  /** Renders documents; by default in the request's thread. */
  renderer?: Renderer | undefined;
  /** Additional addresses of assistant providers besides the public internet. */
  assistant?: AssistantOptions | undefined;
  /** Base URL of Stripe's API; another server in tests. */
  stripeUrl?: string | undefined;
  /** Secret with which a mail server reports returned emails; if undefined, reports are rejected. */
  bounceSecret?: string | undefined;
  /** Validates every response with its struct and answers 500 on a mismatch; for tests and development. */
  checksReplies?: boolean | undefined;
}

/** Dependencies of the routes of all features. */
export interface FeatureParts extends AuthParts {
  files: FileOptions | undefined;
  photos: PhotoAddresses;
  /** Encrypts the API keys of assistant providers. */
  providerSeal: Seal;
  assistant: AssistantOptions;
  /** Encrypts the keys of payment services. */
  paymentSeal: Seal;
  paymentService: PaymentService;
  renderer: Renderer;
  hasSms: boolean;
  bounceSecret: string | undefined;
  live: Live;
  /** The current secret and, during a rotation, the previous one. */
  secrets: readonly string[];
}

export interface App {
  fetch(request: Request, env?: AppEnv['Bindings']): Response | Promise<Response>;
  /** Answers a request without a socket; for tests. */
  request: Hono<AppEnv>['request'];
  /** All routes, so that tests can cover each of them. */
  routes: Hono<AppEnv>['routes'];
  health: Health;
  /** Open event streams, which are closed before the server. */
  live: Live;
  /** See the option of `startServer`. */
  receiveMsOf(path: string): number | undefined;
}

/** Creates the complete app. It handles every request, from a socket or from a test. */
export function createApp(options: AppOptions): App {
  const { db, secret, log, adminFiles, isInMaintenance, files, publicUrl } = options;
  const { isDemo = false, isFirstStart = false, isRegistrationClosed = false } = options;
  const { passwordMinLength = PASSWORD_MIN_LENGTH, trustedProxies = 0, checksReplies = false } = options;
  const health: Health = {
    isDraining: false,
    checkDatabase: () => sql`select 1`.execute(db),
    findStuckJobs: () => findStuckJobs(db),
  };
  addEventListener(notifyOf);
  sealEventsOf(db, { secret, previousSecret: options.previousSecret, log });
  const tokens = createAccessTokens(secret, options.previousSecret);
  const sessions = createSessions(db, tokens);
  const setup = createSetup({ db, secret, isDemo, isFirstStart, isRegistrationClosed });
  const auth = {
    db,
    tokens,
    successorOf: createSuccessors(secret),
    sessions,
    passwords: options.passwords ?? createPasswords(),
    limits: createLimits(createLimiter(db, secret)),
    passwordMinLength,
    trustedProxies,
    publicUrl,
    setup,
    factorSeal: createSeal(secret, 'second factors', options.previousSecret),
  };

  const photos = createPhotoAddresses(secret);
  const { renderer = directRenderer, hasSms = false, assistant = {}, previousSecret } = options;
  const live = createLive({ db, log });
  const { bounceSecret } = options;
  const services = { files, photos, renderer, hasSms, bounceSecret, live, assistant };
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const providerSeal = createSeal(secret, 'assistant provider', previousSecret);
  const payments = {
    paymentSeal: createSeal(secret, 'payment provider', previousSecret),
    paymentService: createStripe(options.stripeUrl),
  };
  const parts: FeatureParts = { ...auth, ...services, ...payments, secrets, providerSeal };
  const routes = Object.values(features).flatMap((routesOf) => routesOf(parts));

  const app = new Hono<AppEnv>();
  // Makes the id of the request available to the jobs that it enqueues.
  app.use(contextStorage());
  app.use(receiveRest(isUploadPath), requests(log, trustedProxies), securityHeaders(publicUrl));
  if (isDemo) app.use(onlyThisMachine);
  app.use('/api/*', dataHeaders);
  if (isInMaintenance) app.use('/api/*', maintenance(isInMaintenance));
  app.use('/api/*', limitBodies(routes));
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.route('/', healthRoutes(health));
  app.route(BASE_PATH, mount(routes, { db, photos, authenticate: sessions.authenticate, checksReplies }));
  if (isDemo) app.route('/dev', outboxRoutes(db, keyFor('outbox', secret)));
  // Prevents the admin app from answering paths below `/dev/`.
  app.all('/dev/*', onNotFound);
  if (adminFiles) app.use(staticFiles(markPages(adminFiles, setup)));
  app.notFound(onNotFound);
  app.onError(onError);
  return {
    fetch: (request, env) => app.fetch(request, env),
    request: app.request,
    routes: app.routes,
    health,
    live,
    receiveMsOf: receiveTimes(routes),
  };
}
