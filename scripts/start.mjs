/**
 * `npm start`: builds changed packages and runs the server in this process. `scripts/bootstrap.mjs` installs dependencies
 * before.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env, root, run } from './run.mjs';

const code = await run(
  'turbo',
  ['run', 'build', '--filter=@derrick/admin', '--filter=@derrick/api', '--output-logs=errors-only'],
  {
    env,
    quiet: true,
  },
);
if (code !== 0) {
  console.error('The build failed; the messages above say where.');
  process.exit(code);
}

// DATA_DIR and other relative paths refer to the repository, whatever folder npm was called from.
process.chdir(root);
// In this process instead of a child process: Ctrl-C reaches the server once, and the server's exit code is that of this
// command.
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
