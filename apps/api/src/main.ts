import type { Role } from '@derrick/domain/auth';
import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import { readConfig, StartError } from './platform/config.ts';
import { createLogger, type Logger } from './platform/logging.ts';
import { type Running, start } from './start.ts';

/**
 * Maximum milliseconds between two signals that count as one: npm forwards a Ctrl-C that the terminal has already sent to
 * the process.
 */
const REPEATED_SIGNAL_MS = 500;

/** Folder of the built admin app. The relative path is the same from the source and from the built file. */
const adminFolder = new URL('../../admin/dist/', import.meta.url);

const roleNames = {
  SUPER_ADMIN: 'super admin',
  ADMIN: 'admin',
  MANAGER: 'manager',
  TECHNICIAN: 'technician',
} satisfies Record<Role, string>;

function announce({ server, outboxUrl, firstCompanyUrl }: Running): void {
  const lines = [`Derrick listens on ${server.url}`];
  if (outboxUrl) {
    const widest = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push(
      'This is a demo for this machine only. docs/operations.md explains how to run Derrick in production.',
      `Emails are not sent. Read them at ${outboxUrl}`,
      '',
      `Demo accounts, each with the password ${DEMO_PASSWORD}:`,
      ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(widest)}  ${roleNames[role]}`),
    );
  }
  if (firstCompanyUrl) {
    lines.push(
      'There is no company yet. Open this link to create the first one, and keep the link secret until then:',
      `  ${firstCompanyUrl}`,
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function stopOnSignal(running: Running, log: Logger): void {
  let stoppingAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingAt !== undefined) {
      // A second signal stops the process immediately.
      if (performance.now() - stoppingAt > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingAt = performance.now();
    log.info({ signal }, 'shutdown started');
    running.stop().then(
      (isClean) => {
        log.info(
          { isClean, durationMs: Math.round(performance.now() - (stoppingAt ?? 0)) },
          'shutdown completed',
        );
        process.exit(isClean ? 0 : 1);
      },
      (error: unknown) => {
        log.fatal({ error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

try {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const running = await start(config, log, adminFolder);
  stopOnSignal(running, log);
  announce(running);
} catch (error) {
  // For a StartError, the message is enough for the operator; other errors need their stack.
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
