import type { Kysely } from 'kysely';
import { createApp } from './app.ts';
import { createReader, renewProviderSeals } from './assistant/index.ts';
import { failedSignInHandler } from './auth/failedSignIns.ts';
import { createPasswords } from './auth/passwords.ts';
import { backupHandler } from './backup/index.ts';
import { companyDataHandlers } from './companyData/index.ts';
import { type Database, openDatabase } from './db/index.ts';
import { createRenderer } from './documents/index.ts';
import { renewEventSeals } from './events/index.ts';
import { type Claim, claimFiles, fileSweepHandler, openFiles, removeStaleUploads } from './files/index.ts';
import { deliveryRecorder, recordFailedDelivery, reminderHandler } from './invoices/index.ts';
import { type ClaimedJob, createJobRunner, DAILY, HOURLY } from './jobs/index.ts';
import { openMail } from './mail/index.ts';
import { heldMessagesHandler } from './messages/heldMessages.ts';
import { startMetrics } from './metrics/index.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { startListening } from './notifications/listen.ts';
import { renewPaymentSeals } from './payments/index.ts';
import { recordFailedInvitation } from './people/failedInvitations.ts';
import { readAdminFiles } from './platform/adminFiles.ts';
import type { Config } from './platform/config.ts';
import type { Logger } from './platform/logging.ts';
import { createMaintenanceSwitch } from './platform/maintenance.ts';
import { lastBackup } from './platform/metrics.ts';
import { readOrCreateSecret } from './platform/secret.ts';
import { type RunningServer, startServer } from './platform/server.ts';
import { startFailure } from './platform/startFailure.ts';
import { endsWithin } from './platform/timeout.ts';
import { invoicePdfHandler } from './printing/invoicePdfJob.ts';
import { mailAttachments } from './printing/mailAttachments.ts';
import { renewSeals } from './secondFactor/index.ts';
import { keyFor, prepareStart } from './setup/index.ts';
import { checkRows } from './sql/index.ts';

/**
 * Milliseconds for running requests and jobs. Containers and process managers wait ten seconds in total before they kill
 * the process.
 */
const FINISH_MS = 6000;
/** Milliseconds for the queries of aborted requests and for closing the database. */
const CLOSE_MS = 1500;

export interface Running {
  server: RunningServer;
  /** URL of the emails of a demo; undefined on a production server. */
  outboxUrl: string | undefined;
  /** URL for registering the first company; undefined if a company exists. */
  firstCompanyUrl: string | undefined;
  /**
   * Stops the server within eight seconds. Resolves to false if a request was not answered or the database could not be
   * closed.
   */
  stop(): Promise<boolean>;
}

/** Records messages that could not be delivered. Each function ignores the messages of the other one. */
const failureRecorder = (db: Kysely<Database>) => async (job: ClaimedJob, error: unknown) => {
  await recordFailedInvitation(db, job);
  await recordFailedDelivery(db, job, error);
};

/**
 * Opens the database, determines whether this is a demo, and starts to listen.
 * @param adminFolder folder of the built admin app
 * @throws {StartError} with a message for the operator
 */
export async function start(config: Config, log: Logger, adminFolder: URL): Promise<Running> {
  const { databaseDirectUrl, dataDir, host, port, previousAuthSecret: previousSecret } = config;
  const database = await openDatabase({ ...config, log }).catch((error: unknown) => {
    throw startFailure(error, config);
  });
  let claim: Claim | undefined;
  try {
    const { db } = database;
    const { mayBeDemo } = config;
    const { isDemo, isFirstStart } = await prepareStart(db, log, {
      mayBeDemo,
      seedDemo: async () => {
        // Loaded for the first start of a demo only.
        const { seedDemo } = await import('../seed/demo.ts');
        await seedDemo(db, { hashPassword: createPasswords().hash });
      },
    });
    const secret = config.authSecret ?? (await readOrCreateSecret(dataDir));
    if (previousSecret !== undefined) {
      for (const renew of [renewSeals, renewProviderSeals, renewPaymentSeals])
        await renew(db, log, { secret, previousSecret });
    }
    const adminFiles = await readAdminFiles(adminFolder);
    if (!adminFiles.unknownPage) log.warn({ folder: adminFolder.pathname }, 'admin app missing');
    const files = await openFiles(config);
    claim = await claimFiles(config, log);
    if (config.checksReplies) checkRows();
    const renderer = createRenderer();
    const reader = createReader();
    const { fetch, health, live, receiveMsOf } = createApp({
      db,
      secret,
      previousSecret,
      log,
      adminFiles,
      passwordMinLength: config.passwordMinLength,
      trustedProxies: config.trustedProxies,
      publicUrl: config.publicUrl,
      isDemo,
      isFirstStart,
      isRegistrationClosed: config.isRegistrationClosed,
      files,
      renderer,
      hasSms: config.smsUrl !== undefined,
      assistant: { localAddress: config.assistantLocalUrl, reader },
      stripeUrl: config.stripeUrl,
      bounceSecret: config.bounceSecret,
      checksReplies: config.checksReplies,
      isInMaintenance: createMaintenanceSwitch(dataDir, config.isMaintenance),
    });
    await renewEventSeals(db);
    const server = await startServer({ fetch, host, port, health, receiveMsOf });
    const attachmentsOf = mailAttachments({ db, files, renderer }, config.publicUrl ?? server.url, log);
    const onSettled = deliveryRecorder(db, log);
    const mail = openMail(config, { db, log, secret, url: server.url, isDemo, attachmentsOf, onSettled });
    const handlers = {
      ...mail.handlers,
      messagesHeld: heldMessagesHandler(db, log),
      signInFailed: failedSignInHandler(db),
      invoicePdf: invoicePdfHandler({ db, files, renderer }),
      invoiceReminders: reminderHandler({ db, log }),
      fileSweep: fileSweepHandler({ db, log, store: files.store }),
      ...notificationHandlers({ db, log }),
      ...companyDataHandlers({ db, log, files }),
      ...backupHandler({ log, config, onMade: (at) => lastBackup.set(at.getTime() / 1000) }),
    };
    const jobs = createJobRunner({
      db,
      log,
      handlers,
      schedules: {
        invoiceReminders: { everyMinutes: HOURLY },
        fileSweep: { everyMinutes: HOURLY },
        companyMaintenance: { everyMinutes: HOURLY },
        // Daily emails are enqueued at most this long after 07:00.
        timedNotifications: { everyMinutes: 5 },
        notificationSweep: { everyMinutes: DAILY },
        eventHeads: { everyMinutes: DAILY },
        ...(handlers.backup && {
          backup: { everyMinutes: DAILY, offsetMinutes: config.backupHour * HOURLY },
        }),
      },
      maintain: () => removeStaleUploads(files.incomingFolder),
      onGivenUp: failureRecorder(db),
    });
    jobs.start();
    const listening = databaseDirectUrl ? startListening({ databaseDirectUrl, db, log }) : undefined;
    const metrics = await startMetrics(config, log, database);
    return {
      server,
      outboxUrl: isDemo ? `${server.url}/dev/outbox?key=${keyFor('outbox', secret)}` : undefined,
      firstCompanyUrl: isFirstStart
        ? `${config.publicUrl ?? server.url}/register?key=${keyFor('setup', secret)}`
        : undefined,
      async stop() {
        health.isDraining = true;
        live.close();
        await listening?.stop();
        // An aborted job runs in another process or after the next start.
        const [isAnswered] = await Promise.all([server.close(FINISH_MS), jobs.stop(FINISH_MS)]);
        metrics.close();
        mail.close();
        await Promise.all([renderer.close(), reader.close()]);
        const closing = Promise.all([database.close(), claim?.release()]);
        const isClosed = await endsWithin(closing, CLOSE_MS);
        return isAnswered && isClosed;
      },
    };
  } catch (error) {
    await claim?.release();
    await database.close();
    throw startFailure(error, config);
  }
}
