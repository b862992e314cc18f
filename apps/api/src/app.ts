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
  /** Signs access tokens; at least 32 bytes. */
  secret: string;
  /** Still reads what it has signed or sealed, while the secret is being replaced. */
  previousSecret?: string | undefined;
  log: Logger;
  /** The built admin app; absent, the API stands alone. */
  adminFiles?: AdminFiles | undefined;
  /** Hashes and checks passwords; argon2 unless a test wants to see the calls. */
  passwords?: Passwords | undefined;
  /** The minimum for new passwords; shorter old ones still work. */
  passwordMinLength?: number | undefined;
  /** How many proxies of ours every request passes. */
  trustedProxies?: number | undefined;
  /** Where people reach the app, without a slash at its end; absent, where each caller has reached it. */
  publicUrl?: string | undefined;
  /** Answers to this machine alone, and shows it the mails that are kept rather than sent. */
  isDemo?: boolean | undefined;
  /** Nobody has made a company yet: the first one needs a key. */
  isFirstStart?: boolean | undefined;
  /** Only the first company can register. */
  isRegistrationClosed?: boolean | undefined;
  isInMaintenance?: MaintenanceSwitch | undefined;
  /** Keeps uploads; absent, none are taken. */
  files?: FileOptions | undefined;
  /** Sends SMS; absent, people cannot choose to be told by them. */
  hasSms?: boolean | undefined;
  /** Draws documents; where the request is answered unless given. */
  renderer?: Renderer | undefined;
  /** Where providers of the assistant may be, besides the public internet. */
  assistant?: AssistantOptions | undefined;
  /** Compares every reply with its struct, and answers 500 where they differ; for tests and development. */
  checksReplies?: boolean | undefined;
}

/** What the routes of features are made of. */
export interface FeatureParts extends AuthParts {
  files: FileOptions | undefined;
  photos: PhotoAddresses;
  /** Locks the keys of the assistant's providers away. */
  providerSeal: Seal;
  assistant: AssistantOptions;
  renderer: Renderer;
  hasSms: boolean;
  live: Live;
  /** The present secret, and the one before while it is being replaced. */
  secrets: readonly string[];
}

export interface App {
  fetch(request: Request, env?: AppEnv['Bindings']): Response | Promise<Response>;
  /** Answers a request without a socket; for tests. */
  request: Hono<AppEnv>['request'];
  /** The routes, for tests that must not miss one. */
  routes: Hono<AppEnv>['routes'];
  health: Health;
  /** The open streams, which end before the server does. */
  live: Live;
  /** As the option of `startServer`. */
  receiveMsOf(path: string): number | undefined;
}

/** Puts the server together: every request passes here, whether over a socket or from a test. */
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
  const services = { files, photos, renderer, hasSms, live, assistant };
  const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const providerSeal = createSeal(secret, 'assistant provider', previousSecret);
  const parts: FeatureParts = { ...auth, ...services, secrets, providerSeal };
  const routes = Object.values(features).flatMap((routesOf) => routesOf(parts));

  const app = new Hono<AppEnv>();
  // Lets a job name the request that enqueues it.
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
  // Nothing below it is a page of the admin app, which would answer anything.
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
