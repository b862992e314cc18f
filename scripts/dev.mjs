/** `npm run dev`: the server with reload on :4000 and the admin app with hot reload on :5173, on the data of `npm start`. */
import { resolve } from 'node:path';
import { root, run } from './run.mjs';

// Turbo starts each task in its own folder; a relative DATA_DIR means the repository's, as it does for `npm start`.
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
// Whoever changes the server is told at once where a reply differs from the contract.
const env = { DATA_DIR: dataDir, CHECK_REPLIES: '1' };
process.exit(await run('turbo', ['run', 'dev', '--ui=stream'], { env }));
