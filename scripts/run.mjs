import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Environment for child processes: local binaries first on the PATH, no telemetry. */
export const env = {
  ...process.env,
  PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
};

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {boolean} isHeld gives the output back instead of showing it on this terminal
 * @param {NodeJS.ProcessEnv} [variables] besides those of `env`
 * @returns {Promise<{ code: number, output: string }>} the exit code, 1 when a signal ended it; output of both kinds
 */
export function runAndRead(command, args, isHeld, variables) {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...variables },
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command to its end, with its output on this terminal; when `quiet`, only if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export async function run(command, args, options = {}) {
  const { code, output } = await runAndRead(command, args, options.quiet ?? false, options.env);
  if (code !== 0 && output) process.stderr.write(output);
  return code;
}
