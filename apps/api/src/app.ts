import { PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { type Kysely, sql } from 'kysely';
import { createSessions } from './auth/authenticate.ts';
import { createLimits } from './auth/limits.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { authRoutes, meRoutes } from './auth/routes.ts';
import { createAccessTokens } from './auth/tokens.ts';
import { customerRoutes } from './customers/routes.ts';
import type { Database } from './db/index.ts';
import { type FileOptions, fileRoutes } from './files/index.ts';
import { findStuckJobs } from './jobs/index.ts';
import { jobRoleRoutes, jobTypeRoutes } from './jobTypes/routes.ts';
import { outboxRoutes } from './mail/devRoutes.ts';
import { overviewRoutes, overviewStatisticsRoutes } from './overview/routes.ts';
import { admins, managers, superAdmins, technicians } from './people/rooms.ts';
import { everyoneRoutes, peopleListRoutes, peopleRoutes, peopleStatisticsRoutes } from './people/routes.ts';
import type { AdminFiles } from './platform/adminFiles.ts';
import type { AppEnv } from './platform/context.ts';
import { compressed } from './platform/encoding.ts';
import { onError, onMethodNotAllowed, onNotFound } from './platform/errors.ts';
import { dataHeaders, securityHeaders } from './platform/headers.ts';
import { type Health, healthRoutes } from './platform/health.ts';
import type { Logger } from './platform/logging.ts';
import { type MaintenanceSwitch, maintenance } from './platform/maintenance.ts';
import { requests } from './platform/requests.ts';
import { staticFiles } from './platform/staticFiles.ts';
import { createThrottle } from './platform/throttle.ts';
import { JSON_BODY_MAX, limitBody, OPEN_BODY_MAX } from './platform/validate.ts';
import { ticketRoutes } from './tickets/routes.ts';

export interface AppOptions {
  db: Kysely<Database>;
  /** Signs access tokens; at least 32 bytes. */
  secret: string;
  log: Logger;
  /** The built admin app; absent, the API stands alone. */
  adminFiles?: AdminFiles | undefined;
  /** Hashes and checks passwords; argon2 unless a test wants to see the calls. */
  passwords?: Passwords | undefined;
  /** Of passwords that are chosen from now on. */
  passwordMinLength?: number | undefined;
  /** How many proxies of ours every request passes. */
  trustedProxies?: number | undefined;
  /** Where people reach the app, without a slash at its end; absent, where each caller has reached it. */
  publicUrl?: string | undefined;
  /** Shows the mails that were kept rather than sent; never in production. */
  hasOutbox?: boolean | undefined;
  isInMaintenance?: MaintenanceSwitch | undefined;
  /** Keeps uploads; absent, none are taken. */
  files?: FileOptions | undefined;
}

export interface App {
  fetch(request: Request, env?: AppEnv['Bindings']): Response | Promise<Response>;
  /** Answers a request without a socket; for tests. */
  request: Hono<AppEnv>['request'];
  /** The routes, for tests that must not miss one. */
  routes: Hono<AppEnv>['routes'];
  health: Health;
}

/** Puts the server together: every request passes here, whether over a socket or from a test. */
export function createApp(options: AppOptions): App {
  const { db, secret, log, adminFiles, hasOutbox = false, isInMaintenance, files, publicUrl } = options;
  const { passwordMinLength = PASSWORD_MIN_LENGTH, trustedProxies = 0 } = options;
  const health: Health = {
    isDraining: false,
    checkDatabase: () => sql`select 1`.execute(db),
    findStuckJobs: () => findStuckJobs(db),
  };
  const tokens = createAccessTokens(secret);
  const sessions = createSessions(db, tokens);
  const auth = {
    db,
    tokens,
    sessions,
    passwords: options.passwords ?? createPasswords(),
    limits: createLimits(createThrottle(db, secret)),
    passwordMinLength,
    trustedProxies,
  };

  const app = new Hono<AppEnv>();
  app.use(requests(log, trustedProxies), securityHeaders);
  app.use('/api/*', dataHeaders);
  if (isInMaintenance) app.use('/api/*', maintenance(isInMaintenance));
  app.use('/api/v1/auth/*', limitBody(OPEN_BODY_MAX));
  // Before the limit of bodies: it has one of its own.
  if (files) app.route('/api/v1/file', fileRoutes({ db, authenticate: sessions.authenticate, files }));
  app.use('/api/*', limitBody(JSON_BODY_MAX));
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.route('/', healthRoutes(health));
  app.route('/api/v1/auth', authRoutes(auth));
  app.route('/api/v1/users/me', meRoutes(auth));
  app.use('/api/v1/ticket/*', compressed);
  app.route('/api/v1/ticket', ticketRoutes({ db, authenticate: sessions.authenticate }));
  const guarded = { db, sessions, authenticate: sessions.authenticate };
  app.route('/api/v1/users/load/super/admin/overview/stats', overviewStatisticsRoutes(guarded));
  app.route('/api/v1/overview', overviewRoutes(guarded));
  const lists = {
    '/api/v1/users/load/all': everyoneRoutes,
    '/api/v1/users/load/technicians': peopleListRoutes(technicians),
    '/api/v1/users/load/managers': peopleListRoutes(managers),
    '/api/v1/users/load/admins': peopleListRoutes(admins),
    '/api/v1/users/load/technician/stats': peopleStatisticsRoutes(technicians),
    '/api/v1/users/load/manager/stats': peopleStatisticsRoutes(managers),
    '/api/v1/customer': customerRoutes,
    '/api/v1/job-type': jobTypeRoutes,
    '/api/v1/job-role': jobRoleRoutes,
  };
  for (const [path, routes] of Object.entries(lists)) {
    app.use(path, compressed);
    app.route(path, routes(guarded));
  }
  const rooms = { technician: technicians, manager: managers, admin: admins, 'super/admin': superAdmins };
  for (const [path, room] of Object.entries(rooms)) {
    app.route(`/api/v1/users/${path}`, peopleRoutes({ ...auth, publicUrl }, room));
  }
  if (hasOutbox) app.route('/dev', outboxRoutes(db));
  // Nothing below it is a page of the admin app, which would answer anything.
  app.all('/dev/*', onNotFound);
  if (adminFiles) app.use(staticFiles(adminFiles));
  app.notFound(onNotFound);
  app.onError(onError);
  return {
    fetch: (request, env) => app.fetch(request, env),
    request: app.request,
    routes: app.routes,
    health,
  };
}
