/** Runs the export and removal jobs in a separate process, which `bench:company-data` kills. */
import { join } from 'node:path';
import { companyDataHandlers } from '../src/companyData/index.ts';
import { openDatabase } from '../src/db/index.ts';
import { createFolderStore } from '../src/files/folderStore.ts';
import { createJobRunner } from '../src/jobs/index.ts';
import { createLogger } from '../src/platform/logging.ts';

const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const log = createLogger('warn');
const { db, close } = await openDatabase({ dataDir: folder, databaseUrl, log });
const store = createFolderStore(join(folder, 'stored'));
const files = {
  store,
  incomingFolder: join(folder, 'incoming'),
  maxBytes: 1024 ** 3,
  maxCompanyBytes: 1024 ** 4,
};
const handlers = companyDataHandlers({ db, log, files });
const runner = createJobRunner({ db, log, handlers });
process.send?.(process.memoryUsage().rss);
const timer = setInterval(() => process.send?.(process.memoryUsage().rss), 100);
await runner.runDue();
clearInterval(timer);
await close();
process.disconnect?.();
