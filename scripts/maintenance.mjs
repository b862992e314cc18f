/**
 * `npm run maintenance -- on|off`: turns maintenance of a server on this data folder on or off, through a file that the
 * server checks twice a second. Without an argument it prints the current state.
 */
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from './run.mjs';

// Resolved like in the server: relative to the repository, whatever folder npm was called from.
const dataDir = resolve(root, process.env['DATA_DIR'] || '.data');
const file = join(dataDir, 'maintenance');
const [word] = process.argv.slice(2);

switch (word) {
  case 'on':
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, `${new Date().toISOString()}\n`);
    console.log(`Maintenance is on for servers with the data folder ${dataDir}.`);
    break;
  case 'off':
    await rm(file, { force: true });
    console.log(`Maintenance is off for servers with the data folder ${dataDir}.`);
    break;
  case undefined: {
    const isOn = await access(file).then(
      () => true,
      () => false,
    );
    console.log(`Maintenance is ${isOn ? 'on' : 'off'} for servers with the data folder ${dataDir}.`);
    break;
  }
  default:
    console.error('Usage: npm run maintenance -- on|off');
    process.exit(1);
}
