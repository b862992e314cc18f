import { type NewManager, newManagerStruct } from '@derrick/domain/managers';
import { parsePersonQuery } from '@derrick/domain/people';
import { type NewTechnician, newTechnicianStruct } from '@derrick/domain/technicians';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Sessions } from '../auth/authenticate.ts';
import { readChosenPassword } from '../auth/chosenPassword.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Database } from '../db/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { notFound } from '../platform/failure.ts';
import { guard, permit } from '../platform/guard.ts';
import { languageOf } from '../platform/language.ts';
import { listReply } from '../platform/listing.ts';
import { checked } from '../platform/validate.ts';
import { createPerson } from './create.ts';
import type { Room } from './rooms.ts';
import { findPerson, listPeople, type Person } from './store.ts';

/** Is what the routes of people are made of. */
export interface PeopleParts {
  db: Kysely<Database>;
  sessions: Sessions;
  passwords: Passwords;
  /** Of passwords that are chosen for others. */
  passwordMinLength: number;
}

/** The list of a room: below `/users/load/technicians`, `/users/load/managers`. */
export const peopleListRoutes =
  (room: Room) =>
  ({ db, sessions }: Pick<PeopleParts, 'db' | 'sessions'>): Hono<GuardedEnv> =>
    new Hono<GuardedEnv>().get('/', guard(sessions.authenticate), permit(room.read), async (c) => {
      const query = checked(() => parsePersonQuery(new URL(c.req.url).searchParams));
      const { data, count } = await listPeople(db, c.get('session').companyId, room, query);
      return c.json(listReply(data, count, query));
    });

/** Adding and changing people of a room: below `/users/technician`, `/users/manager`. */
export function peopleRoutes(parts: PeopleParts, room: Room): Hono<GuardedEnv> {
  const { db, sessions, passwords, passwordMinLength } = parts;

  const personOf = async (c: Context<GuardedEnv>, id: string): Promise<Person> => {
    const person = await findPerson(db, c.get('session').companyId, room, id);
    if (!person) throw notFound();
    return person;
  };

  const readNewPerson = (c: Context<GuardedEnv>): Promise<NewTechnician | NewManager> => {
    const password = {
      field: 'password',
      minLength: passwordMinLength,
      read: (body: NewTechnician | NewManager) => body.password,
    };
    return room.hasLevel
      ? readChosenPassword(c, newTechnicianStruct, password)
      : readChosenPassword(c, newManagerStruct, password);
  };

  return new Hono<GuardedEnv>().use(guard(sessions.authenticate), permit(room.write)).post('/', async (c) => {
    const input = await readNewPerson(c);
    const passwordHash = input.password === undefined ? null : await passwords.hash(input.password);
    const language = languageOf(c);
    const id = await db
      .transaction()
      .execute((trx) => createPerson(trx, c.get('session'), room, input, { passwordHash, language }));
    c.get('log').info({ personId: id, role: room.role }, 'person added');
    return c.json({ success: true, data: await personOf(c, id) }, 201);
  });
}
