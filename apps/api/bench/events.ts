/**
 * `npm run bench:events --workspace=@derrick/api`: measures the cost of recording events when a ticket is saved, on the
 * embedded database, which syncs every commit to disk, or on the server of DATABASE_URL. Saves with and without events
 * take turns, so that a busy machine slows both equally.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticketInputStruct } from '@derrick/domain/tickets';
import { create } from 'superstruct';
import { addCompany } from '../seed/cast.ts';
import { addTickets } from '../seed/volume.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { addEventListener, type Unit, unitOfWork, verifyEvents } from '../src/events/index.ts';
import { notifyOf } from '../src/notifications/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { addTicket, changeTicket } from '../src/tickets/save.ts';
import { median } from './times.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 300);

const dataDir = await mkdtemp(join(tmpdir(), 'derrick-bench-'));
const log = createLogger('error');
addEventListener(notifyOf);
const { db, close, engine } = await openDatabase({
  dataDir,
  log,
  databaseUrl: process.env['DATABASE_URL'],
  hasNoTimeouts: true,
});
try {
  const companyId = await addCompany(db, { name: 'Bench', technicians: 50, customers: 50 });
  await addTickets(db, { companyId, tickets: 5000 });
  const userId = newId();
  const person = { role: 'ADMIN', status: 'ACTIVE', fullname: 'Bench' } as const;
  await db
    .insertInto('users')
    .values({ company_id: companyId, id: userId, ...person })
    .execute();
  const session = {
    companyId,
    userId,
    role: 'ADMIN',
    familyId: newId(),
    pricesSeenBy: 'ADMIN',
    approvedBy: 'MANAGER',
    needsSecondFactor: false,
    needsOwnPassword: false,
  } as const;
  const origin = { companyId, actor: { type: 'USER', id: userId }, context: { source: 'API' } } as const;
  const input = (notes: string) =>
    create(
      { location: 'Pad 12', wellName: 'Mesquite 4-1H', description: 'Packing', notes },
      ticketInputStruct,
    );

  const ways = {
    with: (work: (unit: Unit) => Promise<unknown>) => unitOfWork(db, origin, work),
    without: (work: (unit: Unit) => Promise<unknown>) =>
      db.transaction().execute((trx) => work({ trx, emit: () => undefined })),
  };
  const { id } = await unitOfWork(db, origin, (unit) => addTicket(unit, session, input('')));
  const saves = {
    'create a draft': (round: string) => (unit: Unit) =>
      addTicket(unit, session, { ...input(round), status: 'DRAFT' }),
    'create and submit': (round: string) => (unit: Unit) => addTicket(unit, session, input(round)),
    change: (round: string) => (unit: Unit) => changeTicket(unit, session, id, input(round), {}),
  };
  for (const [name, save] of Object.entries(saves)) {
    const times = { with: [] as number[], without: [] as number[] };
    // Rounds below zero are warm-up.
    for (let round = -20; round < ROUNDS; round += 1) {
      for (const variant of round % 2 === 0
        ? (['with', 'without'] as const)
        : (['without', 'with'] as const)) {
        const start = performance.now();
        await ways[variant](save(`${variant} ${round}`));
        if (round >= 0) times[variant].push(performance.now() - start);
      }
    }
    const [recorded, plain] = [median(times.with), median(times.without)];
    const more = ((recorded / plain - 1) * 100).toFixed(1);
    console.log(
      `${engine} ${name}: ${recorded.toFixed(2)} ms with events, ${plain.toFixed(2)} ms without, ${more} % more`,
    );
  }
  const { ok, count } = await verifyEvents(db, companyId);
  console.log(`${count} events, ${ok ? 'no gap' : 'broken'}`);
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
