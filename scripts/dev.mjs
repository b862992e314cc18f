/**
 * `npm run dev`: runs the server with reload on :4000 and the admin app with hot reload on :5173, with the data of `npm
 * start`.
 */
import { resolve } from 'node:path';
import { root, run } from './run.mjs';

// Turbo runs each task in its own folder. A relative DATA_DIR refers to the repository's root, as for `npm start`.
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
// Reports replies that differ from the contract at once during development.
const env = { DATA_DIR: dataDir, CHECK_REPLIES: '1' };
process.exit(await run('turbo', ['run', 'dev', '--ui=stream'], { env }));
