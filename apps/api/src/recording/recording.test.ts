/**
 * Compares what the server answers with what it answered before, byte for byte. After a change of the contract that is
 * meant, `RECORD_REPLIES=1 npx vitest run --project api apps/api/src/recording` writes the replies anew.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing.ts';
import { play, type Script } from './play.ts';
import { addRecords, noRecords, type Records } from './records.ts';
import { accounts } from './scripts/accounts.ts';
import { exports } from './scripts/exports.ts';
import { files } from './scripts/files.ts';
import { levels } from './scripts/levels.ts';
import { lists } from './scripts/lists.ts';
import { overview } from './scripts/overview.ts';
import { people } from './scripts/people.ts';
import { protocol } from './scripts/protocol.ts';
import { roles } from './scripts/roles.ts';
import { sessions } from './scripts/sessions.ts';
import { tickets } from './scripts/tickets.ts';

/** Scripts of one group share a server, since starting one takes longer than most scripts; their order counts. */
const groups: Record<string, Script>[] = [
  { roles, protocol, sessions, files, tickets, levels, people, accounts },
  { lists, exports, overview },
];

describe.each(groups)('the replies', (group) => {
  let server: TestServer;
  let records: Records;
  beforeAll(async () => {
    server = await startTestServer({ trustedProxies: 1 });
    records = 'lists' in group ? await addRecords(server, 24) : noRecords;
  });
  afterAll(() => server.close());
  afterEach(() => vi.useRealTimers());

  it.each(Object.entries(group))('of %s are those that were recorded', async (name, script) => {
    const path = fileURLToPath(new URL(`./replies/${name}.txt`, import.meta.url));
    const blocks = await play(script, server, records);
    if (process.env['RECORD_REPLIES'] === '1') await writeFile(path, `${blocks.join('\n\n')}\n`);
    const recorded = (await readFile(path, 'utf8')).trimEnd().split(/\n\n(?=### )/);
    expect(blocks).toEqual(recorded);
  });
});
