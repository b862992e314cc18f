/** A database with many companies, and requests of their owners. */
import { generateSync } from 'otplib';
import type pg from 'pg';
import { addCompany } from '../../seed/cast.ts';
import { addTickets } from '../../seed/volume.ts';
import { createApp } from '../../src/app.ts';
import { openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { addAccounts, PASSWORD, signIn } from '../accounts.ts';

export interface Reply {
  status: number;
  retryAfter: string | null;
  body: string;
}

/** A company with requests of its owner. */
export interface Customer {
  id: string;
  /** Returns the fields of a new ticket. */
  newTicket(notes: string): object;
  /** Signs the owner in again, with a recovery code as second factor. */
  signIn(): Promise<Reply>;
  call(method: string, path: string, body?: object): Promise<Reply>;
  /** @throws if the request fails */
  send(method: string, path: string, body?: object): Promise<{ id: string; version: number }>;
}

export interface Fleet {
  pool: pg.Pool;
  customers: Customer[];
  /** Adds customers until there is this number, each a company with this number of tickets. */
  grow(count: number, tickets: number): Promise<void>;
  /** Adds companies that send no requests, until the database has this number of companies. */
  growOthers(count: number, tickets: number): Promise<void>;
  close(): Promise<void>;
}

const origin = 'http://bench.test/api/v1';

export async function openFleet(databaseUrl: string): Promise<Fleet> {
  const log = createLogger('error');
  const { db, pool, close } = await openDatabase({
    databaseUrl,
    databaseDirectUrl: process.env['DATABASE_DIRECT_URL'],
    dataDir: '',
    log,
    hasNoTimeouts: true,
  });
  const { fetch } = createApp({
    db,
    secret: 'only for the time of a benchmark, and long enough',
    log,
    trustedProxies: 1,
  });
  const customers: Customer[] = [];

  const enter = async (id: string): Promise<Customer> => {
    const jobType = await db
      .selectFrom('job_types')
      .select('id')
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow();
    // Each owner has an address of their own, because sign-ins are limited per address.
    const address = `10.0.${Math.floor(customers.length / 250)}.${(customers.length % 250) + 1}`;
    const email = `super_admin-0@${id}.test`;
    const token = await signIn(
      (path, init) =>
        fetch(
          new Request(`http://bench.test${path}`, {
            ...init,
            headers: { ...Object(init.headers), 'x-forwarded-for': address },
          }),
        ),
      email,
    );
    const call = async (method: string, path: string, body?: object): Promise<Reply> => {
      const response = await fetch(
        new Request(`${origin}${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-forwarded-for': address,
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.text(),
      };
    };
    const send = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
      const reply = await call(method, path, body);
      if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
      return [JSON.parse(reply.body).data].flat()[0];
    };
    const { secret } = await send<{ secret: string }>('POST', '/account/second-factor', {
      password: PASSWORD,
    });
    const { recoveryCodes } = await send<{ recoveryCodes: string[] }>(
      'POST',
      '/account/second-factor/confirm',
      { code: generateSync({ secret }) },
    );
    return {
      id,
      call,
      send,
      signIn: () => call('POST', '/auth/login', { email, password: PASSWORD, code: recoveryCodes.pop() }),
      newTicket: (notes) => ({
        location: 'Pad 12',
        wellName: 'Mesquite 4-1H',
        description: 'Replaced the packing',
        workHours: 8,
        customerCompany: 'Basin Energy',
        jobTypeId: jobType.id,
        technicianId: null,
        attachments: [],
        notes,
      }),
    };
  };

  let companies = 0;
  const addCompanyWith = async (tickets: number) => {
    companies += 1;
    const seed = companies;
    const id = await addCompany(db, { name: `Company ${seed}`, technicians: 10, customers: 20, seed });
    await addTickets(db, { companyId: id, tickets, seed });
    return id;
  };

  return {
    pool,
    customers,
    close,
    grow: async (count, tickets) => {
      while (customers.length < count) {
        const id = await addCompanyWith(tickets);
        await addAccounts(db, id, ['SUPER_ADMIN']);
        await db.updateTable('companies').set({ allows_own_approval: true }).where('id', '=', id).execute();
        customers.push(await enter(id));
      }
    },
    growOthers: async (count, tickets) => {
      while (companies < count) await addCompanyWith(tickets);
    },
  };
}
