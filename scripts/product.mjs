import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Builds changed packages. Exits the process on failure. */
export async function build() {
  const code = await run('turbo', ['run', 'build', '--filter=@derrick/admin', '--filter=@derrick/api'], {
    quiet: true,
  });
  if (code !== 0) process.exit(code);
}

/**
 * Runs the built product on a new data folder while `use` runs.
 * @param {(url: string, outboxKey: string) => Promise<void>} use receives the origin, and the key of `/dev/outbox`
 * @param {{ prepare?: (dataDir: string) => Promise<void> }} [options] `prepare` fills the folder before the first start
 */
export async function withProduct(use, { prepare } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-'));
  await prepare?.(dataDir);
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [url, outboxKey] = await new Promise((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const found = /(http:\/\/127\.0\.0\.1:\d+)\/dev\/outbox\?key=([\w-]+)/.exec(output);
        if (found) resolve(found.slice(1));
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
    await use(url, outboxKey);
  } finally {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Owner of the demo company. */
export const account = { email: 'owner@demo.derrick.test', password: 'derrick-demo' };

/**
 * Signs an account in through the API.
 * @param {string} url origin
 * @param {{ email: string, password: string }} signInAccount
 * @returns {Promise<{ accessToken: string, refreshToken: string }>}
 */
export async function tokensOf(url, signInAccount) {
  const reply = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signInAccount),
  });
  if (!reply.ok) throw new Error(`The account could not be signed in: ${await reply.text()}`);
  return (await reply.json()).data;
}

/**
 * Signs the demo account in through the API.
 * @param {string} url origin
 */
export const demoTokens = (url) => tokensOf(url, account);

/**
 * Configures the demo company like a new company: tickets require no technician, times or customer.
 * @param {string} url origin
 */
export async function clearSubmitGates(url) {
  const { accessToken } = await demoTokens(url);
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const { data } = await (await fetch(`${url}/api/v1/company`, { headers })).json();
  // Read-only values of the reply.
  const { serverMaxFileMegabytes: _limit, nextNumber: _next, ...settings } = data.tickets;
  const body = JSON.stringify({ ...settings, submitGates: [] });
  const reply = await fetch(`${url}/api/v1/company/tickets`, { method: 'PUT', headers, body });
  if (!reply.ok) throw new Error(`The settings of tickets were refused: ${await reply.text()}`);
}
