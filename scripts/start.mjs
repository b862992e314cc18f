/** `npm start`: builds what changed, then becomes the server. `scripts/bootstrap.mjs` has installed before. */
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

// DATA_DIR and other relative paths mean the folder of the repository, whatever folder npm was called from.
process.chdir(root);
// In this process, not a child: a Ctrl-C reaches the server once, and its exit code is this command's.
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
