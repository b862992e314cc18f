import {
  type ManagerChanges,
  managerChangesStruct,
  type NewManager,
  newManagerStruct,
} from '@derrick/domain/managers';
import { parsePersonQuery, resendStruct, statusChangeStruct } from '@derrick/domain/people';
import { permissionsOf } from '@derrick/domain/permissions';
import {
  type NewTechnician,
  newTechnicianStruct,
  type TechnicianChanges,
  technicianChangesStruct,
} from '@derrick/domain/technicians';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Sessions } from '../auth/authenticate.ts';
import { readChosenPassword } from '../auth/chosenPassword.ts';
import type { Limits } from '../auth/limits.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Database } from '../db/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import type { GuardedEnv } from '../platform/context.ts';
import { forbidden, notFound } from '../platform/failure.ts';
import { guard, permit } from '../platform/guard.ts';
import { languageOf } from '../platform/language.ts';
import { listReply } from '../platform/listing.ts';
import { checked, readBody, readId } from '../platform/validate.ts';
import { changePerson, changeStatus, removePerson } from './change.ts';
import { createPerson } from './create.ts';
import { copyInvitationLink, resendInvitation, revokeInvitation } from './invitations.ts';
import { type CountedRoom, everyRoom, type Room } from './rooms.ts';
import { countPeople, findPerson, listPeople } from './store.ts';

/** Is what the routes of people are made of. */
export interface PeopleParts {
  db: Kysely<Database>;
  sessions: Sessions;
  passwords: Passwords;
  limits: Limits;
  /** Of passwords that are chosen for others. */
  passwordMinLength: number;
  /** Where people reach the app, without a slash at its end; absent, where the caller has reached it. */
  publicUrl: string | undefined;
}

/** The list of a room: below `/users/load/technicians`, `/users/load/managers`. */
export const peopleListRoutes =
  (room: Room) =>
  ({ db, sessions }: Pick<PeopleParts, 'db' | 'sessions'>): Hono<GuardedEnv> =>
    new Hono<GuardedEnv>().get('/', guard(sessions.authenticate), permit(room.read), async (c) => {
      const query = checked(() => parsePersonQuery(new URL(c.req.url).searchParams));
      const { data, count } = await listPeople(db, c.get('session').companyId, [room], query);
      return c.json(listReply(data, count, query));
    });

/** Everybody whom the caller may read, of all rooms in one list: `/users/load/all`. */
export const everyoneRoutes = ({ db, sessions }: Pick<PeopleParts, 'db' | 'sessions'>): Hono<GuardedEnv> =>
  new Hono<GuardedEnv>().get('/', guard(sessions.authenticate), async (c) => {
    const { companyId, role } = c.get('session');
    const query = checked(() => parsePersonQuery(new URL(c.req.url).searchParams));
    const readable = everyRoom.filter(({ read }) => permissionsOf(role).includes(read));
    if (readable.length === 0) throw forbidden();
    const { data, count } = await listPeople(db, companyId, readable, query);
    return c.json(listReply(data, count, query));
  });

/** The figures of a room: below `/users/load/technician/stats`, `/users/load/manager/stats`. */
export const peopleStatisticsRoutes =
  (room: CountedRoom) =>
  ({ db, sessions }: Pick<PeopleParts, 'db' | 'sessions'>): Hono<GuardedEnv> =>
    new Hono<GuardedEnv>().get('/', guard(sessions.authenticate), permit(room.read), async (c) => {
      const { total, active, pending } = await countPeople(db, c.get('session').companyId, room);
      const data = {
        [`total${room.plural}`]: total,
        [`active${room.plural}`]: active,
        pendingInvitations: pending,
      };
      return c.json({ success: true, data });
    });

/** Adding and changing people of a room: below `/users/technician`, `/users/manager`. */
export function peopleRoutes(parts: PeopleParts, room: Room): Hono<GuardedEnv> {
  const { db, sessions, passwords, limits, passwordMinLength, publicUrl } = parts;

  const replyWith = async (c: Context<GuardedEnv>, id: string, status: 200 | 201 = 200) => {
    const person = await findPerson(db, c.get('session').companyId, room, id);
    if (!person) throw notFound();
    return c.json({ success: true, data: person }, status);
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

  const readChanges = (c: Context<GuardedEnv>): Promise<TechnicianChanges | ManagerChanges> =>
    room.hasLevel ? readBody(c, technicianChangesStruct) : readBody(c, managerChangesStruct);

  /** What changes accounts is found in the log with whoever did it. */
  const logged = (c: Context<GuardedEnv>, personId: string, what: string) =>
    c.get('log').info({ personId, role: room.role }, what);

  const forget = (ended: readonly string[]) => {
    for (const familyId of ended) sessions.forget(familyId);
  };

  return new Hono<GuardedEnv>()
    .use(guard(sessions.authenticate), permit(room.write))
    .post('/', async (c) => {
      const input = await readNewPerson(c);
      if (input.password === undefined) await limits.invitation(c.get('session'));
      const passwordHash = input.password === undefined ? null : await passwords.hash(input.password);
      const language = languageOf(c);
      const id = await unitOfWork(db, originOf(c), (unit) =>
        createPerson(unit, c.get('session'), room, input, { passwordHash, language }),
      );
      logged(c, id, 'person added');
      return replyWith(c, id, 201);
    })
    .get('/:id', (c) => replyWith(c, readId(c)))
    .on(['PUT', 'PATCH'], '/:id', async (c) => {
      const id = readId(c);
      const changes = await readChanges(c);
      await unitOfWork(db, originOf(c), (unit) => changePerson(unit, c.get('session'), room, id, changes));
      logged(c, id, 'person changed');
      return replyWith(c, id);
    })
    .delete('/:id', async (c) => {
      const id = readId(c);
      forget(await unitOfWork(db, originOf(c), (unit) => removePerson(unit, c.get('session'), room, id)));
      logged(c, id, 'person deleted');
      return c.json({ success: true, data: { id } });
    })
    .on(['PUT', 'PATCH'], '/toggle-active/:id', async (c) => {
      const id = readId(c);
      const { status } = await readBody(c, statusChangeStruct);
      forget(
        await unitOfWork(db, originOf(c), (unit) => changeStatus(unit, c.get('session'), room, id, status)),
      );
      logged(c, id, status === 'active' ? 'person activated' : 'person deactivated');
      return replyWith(c, id);
    })
    .post('/:id/invitation', async (c) => {
      const id = readId(c);
      // Whoever leaves the way to us may leave the body out.
      const isPlain = c.req.header('content-type') === undefined;
      const by = isPlain ? undefined : (await readBody(c, resendStruct)).by;
      await limits.invitation(c.get('session'), id);
      const way = await unitOfWork(db, originOf(c), (unit) =>
        resendInvitation(unit, c.get('session'), room, id, by),
      );
      logged(c, id, 'invitation sent anew');
      return c.json({ success: true, data: { id, by: way } });
    })
    .post('/:id/invitation/link', async (c) => {
      const id = readId(c);
      // The caller's own address, as far as nobody has said where people reach the app: only they get to see it.
      const base = publicUrl ?? new URL(c.req.url).origin;
      const link = await unitOfWork(db, originOf(c), (unit) =>
        copyInvitationLink(unit, c.get('session'), room, id, base),
      );
      logged(c, id, 'invitation link handed out');
      return c.json({ success: true, data: link }, 201);
    })
    .delete('/:id/invitation', async (c) => {
      const id = readId(c);
      await unitOfWork(db, originOf(c), (unit) => revokeInvitation(unit, c.get('session'), room, id));
      logged(c, id, 'invitation revoked');
      return c.json({ success: true, data: { id } });
    });
}
