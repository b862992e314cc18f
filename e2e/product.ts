import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { test as base, expect, type Page } from '@playwright/test';
import { clearSubmitGates } from '../scripts/product.mjs';

const main = fileURLToPath(new URL('../apps/api/dist/main.js', import.meta.url));

const maintenanceScript = fileURLToPath(new URL('../scripts/maintenance.mjs', import.meta.url));

/** A running product: the built server with the built admin app and its own data folder. */
export interface Product {
  /** Origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Key that allows a browser to read `/dev/outbox`. */
  readonly outboxKey: string;
  /** Stops the process like Ctrl-C and resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Starts the process again with the same port and data folder. */
  start(): Promise<void>;
  /** Runs SQL on the database while the product is stopped, for states that would take weeks to reach. */
  rewrite(sql: string): Promise<void>;
  /** Turns maintenance on or off, like `npm run maintenance`. */
  maintenance(word: 'on' | 'off'): Promise<void>;
}

interface Started {
  child: ChildProcess;
  url: string;
  outboxKey: string;
}

type Environment = Readonly<Record<string, string>>;

async function startProduct(dataDir: string, port: number, extra: Environment): Promise<Started> {
  const { DATABASE_URL: _server, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      CHECK_REPLIES: '1',
      ...extra,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const started = await new Promise<Omit<Started, 'child'>>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in 2 minutes:\n${output}`)),
      120_000,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, url, outboxKey] = /(http:\/\/127\.0\.0\.1:\d+)\/dev\/outbox\?key=(\S+)/.exec(output) ?? [];
      if (url === undefined || outboxKey === undefined) return;
      clearTimeout(timer);
      resolve({ url, outboxKey });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  return { child, ...started };
}

function stopChild(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill('SIGINT');
  });
}

/**
 * Runs the product on a new data folder while `use` runs.
 * @param extra further environment variables of the server
 */
export async function withProduct(
  use: (product: Product) => Promise<void>,
  extra: Environment = {},
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-e2e-'));
  let running = await startProduct(dataDir, 0, extra);
  const { url, outboxKey } = running;
  try {
    await use({
      url,
      outboxKey,
      stop: () => stopChild(running.child),
      async start() {
        running = await startProduct(dataDir, Number(new URL(url).port), extra);
      },
      async rewrite(sql) {
        await stopChild(running.child);
        const database = await PGlite.create({
          dataDir: join(dataDir, 'database'),
          extensions: { pg_trgm, btree_gin },
        });
        await database.exec(sql);
        await database.close();
        running = await startProduct(dataDir, Number(new URL(url).port), extra);
      },
      async maintenance(word) {
        const env = { ...process.env, DATA_DIR: dataDir };
        await promisify(execFile)(process.execPath, [maintenanceScript, word], { env });
      },
    });
  } finally {
    await stopChild(running.child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const demoPassword = 'derrick-demo';

/**
 * `test` with a running product. Its demo company requires no more of a ticket than a new company. Paths in `page.goto`
 * are relative to its URL. Files share a product, unless their journeys change data that others rely on. Such a file
 * sets, for example, `test.use({ changes: 'accounts' })` for passwords and second factors of demo accounts, or
 * `'tickets'` for tickets before those of the demo.
 */
export const test = base.extend<
  { baseURL: string },
  { product: Product; changes: 'nothing' | 'accounts' | 'tickets' }
>({
  // A file that sets this option gets its own product, because the runner shares a worker only between files with equal
  // options.
  changes: ['nothing', { option: true, scope: 'worker' }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function asks for from this pattern.
    async ({}, use) =>
      withProduct(async (product) => {
        await clearSubmitGates(product.url);
        await use(product);
      }),
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context, product: { url, outboxKey } }, use) => {
    await context.addCookies([{ name: 'derrick_outbox', value: outboxKey, url: `${url}/dev/` }]);
    await use(context);
  },
  // Fails any journey in which the browser blocks something by the content security policy.
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy|trusted ?(?:types|html|script)/i.test(message.text())) {
        refused.push(message.text());
      }
    });
    await use(page);
    expect(refused).toEqual([]);
  },
});

/** Signs in through the user interface and waits for the dashboard. */
export async function signIn(page: Page, email: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

export { expect };
