/** Exporting all data of a company, and removing a company. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { invoicing } from '../../test/invoices.ts';
import { deliverMails } from '../../test/mail/delivery.ts';
import { PASSWORD, type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { sweep } from '../files/sweep.ts';
import { insertJob as enqueue } from '../jobs/enqueue.ts';
import { type ClaimedJob, createJobRunner } from '../jobs/index.ts';
import { dayIn } from '../platform/dayRange.ts';
import { createLogger } from '../platform/logging.ts';
import { isOfCompanies, readTables } from '../sql/index.ts';
import { exportedTables, omittedTables } from './exported.ts';
import { companyDataHandlers, maintainCompanies } from './index.ts';
import { removeRows } from './remove.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const log = createLogger('silent');
const parts = () => {
  const { db } = server.database;
  const store = createFolderStore(join(server.filesFolder, 'stored'));
  const incomingFolder = join(server.filesFolder, 'incoming');
  return { db, log, files: { store, incomingFolder, maxBytes: 1024 ** 2, maxCompanyBytes: 1024 ** 3 } };
};

/** Runs the jobs that are due. */
const work = async (signal = new AbortController().signal) => {
  const { companyExport, companyRemoval } = companyDataHandlers(parts());
  const handlers = {
    companyExport: (job: ClaimedJob) => companyExport(job, signal),
    companyRemoval: (job: ClaimedJob) => companyRemoval(job, signal),
  };
  await createJobRunner({ db: server.database.db, log, handlers, pause: () => 0 }).runDue();
};

type Method = 'GET' | 'POST' | 'DELETE';

const call = async (method: Method, path: string, as: Person = 'admin', body?: object) =>
  server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), ...(body && { body }) });

const download = async (path: string) => {
  const token = await server.tokenOf('admin');
  const response = await server.app.request(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const unzip = (bytes: Buffer) =>
  new Promise<Map<string, string>>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const entries = new Map<string, string>();
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          const pieces: Buffer[] = [];
          for await (const piece of stream) pieces.push(piece);
          entries.set(entry.fileName, Buffer.concat(pieces).toString());
          zip.readEntry();
        });
      });
      zip.once('end', () => resolve(entries));
      zip.readEntry();
    });
  });

const actions = async (companyId = server.company.id) => {
  const { db } = server.database;
  const rows = db
    .selectFrom('events')
    .select(['action', 'actor_type', 'changes'])
    .where('company_id', '=', companyId);
  return (await rows.orderBy('sequence').execute()).filter(({ action }) => action.startsWith('company.'));
};

/** Creates a ticket with a file, and an emailed invoice. */
async function addRecords() {
  const form = new FormData();
  form.append('file', new File(['the text of the file'], 'site plan.txt'));
  const token = await server.tokenOf('admin');
  const { json } = await server.call('/api/v1/file', { method: 'POST', token, form });
  const body = {
    ...ticketInput,
    notes: '=1+1',
    customerCompany: 'Zeta Oil',
    attachments: [{ fileUrl: json.data }],
  };
  expect((await call('POST', '/ticket', 'admin', body)).status).toBe(201);
  await invoicing(server).issued();
}

describe('a company export', () => {
  it('covers every company table except the explicitly excluded tables', async () => {
    const names = (await readTables(server.database.db)).filter(isOfCompanies).map(({ name }) => name);
    expect([...Object.keys(exportedTables), ...omittedTables].sort()).toEqual(names.sort());
  });

  it('is created in the background, reports its progress and notifies the requesting user', async () => {
    await addRecords();
    const { db } = server.database;
    // A time zone whose current day differs from the day in UTC.
    const [zone = 'UTC'] = ['Pacific/Kiritimati', 'Etc/GMT+12'].filter(
      (timeZone) => dayIn(new Date(), timeZone) !== dayIn(new Date()),
    );
    await db.updateTable('companies').set({ time_zone: zone }).where('id', '=', server.company.id).execute();
    const days = [dayIn(new Date(), zone)];
    expect((await call('GET', '/company/export')).json.data).toEqual({ export: null });
    expect((await call('GET', '/company/export/file')).status).toBe(404);
    const reply = await call('POST', '/company/export');
    expect(reply).toMatchObject({ status: 201, json: { data: { status: 'WAITING', file: null } } });
    const { id } = reply.json.data;
    // While an export is in progress, a new request returns that export.
    expect((await call('POST', '/company/export', 'owner')).json.data.id).toBe(id);
    await work();
    const ready = (await call('GET', '/company/export')).json.data.export;
    expect(ready).toMatchObject({
      id,
      status: 'READY',
      requestedBy: { id: server.company.users.admin.id, name: 'Adán Admin' },
      file: { name: expect.stringMatching(/^Ours \d{4}-\d\d-\d\d\.zip$/), size: expect.any(Number) },
    });
    days.push(dayIn(new Date(), zone));
    expect(days.map((day) => `Ours ${day}.zip`)).toContain(ready.file.name);
    await db.updateTable('companies').set({ time_zone: null }).where('id', '=', server.company.id).execute();
    expect(ready.progress.done).toBe(ready.progress.total);
    const notificationsOf = async (as: Person) => {
      const { data } = (await call('GET', '/notification', as)).json.data;
      return data.filter(({ type }: { type: string }) => type === 'exportReady');
    };
    expect(await notificationsOf('admin')).toMatchObject([
      { target: { type: 'company', id: server.company.id } },
    ]);
    expect(await notificationsOf('owner')).toEqual([]);
    expect(await actions()).toMatchObject([
      { action: 'company.requestExport', actor_type: 'USER' },
      {
        action: 'company.exportReady',
        actor_type: 'SYSTEM',
        changes: expect.arrayContaining([
          {
            field: 'requestedBy',
            before: null,
            after: { id: server.company.users.admin.id, name: 'Adán Admin' },
          },
        ]),
      },
    ]);
  });

  it('contains every table as CSV and JSON and all files, without secrets', async () => {
    const { response, bytes } = await download('/company/export/file');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*Ours/);
    const entries = await unzip(bytes);
    const tables = Object.keys(exportedTables);
    expect([...entries.keys()].filter((name) => !name.startsWith('files/')).sort()).toEqual(
      [
        'about.json',
        'json/companies.json',
        ...tables.flatMap((name) => [`csv/${name}.csv`, `json/${name}.json`]),
      ].sort(),
    );
    const rowsOf = (name: string) => JSON.parse(entries.get(`json/${name}.json`) ?? '');
    for (const name of tables) {
      const shown = rowsOf(name);
      expect(shown.every((row: { company_id: string }) => row.company_id === server.company.id)).toBe(true);
    }
    expect(rowsOf('tickets').map(({ notes }: { notes: string }) => notes)).toContain('=1+1');
    expect(entries.get('csv/tickets.csv')).toContain("'=1+1");
    expect(rowsOf('users')).toHaveLength(7);
    expect(rowsOf('companies')).toMatchObject([{ id: server.company.id, name: 'Ours' }]);
    expect(rowsOf('invoices')).toHaveLength(1);
    const [file] = rowsOf('files').filter((row: { mime: string }) => row.mime === 'text/plain');
    expect(entries.get(`files/${file.id} site plan.txt`)).toBe('the text of the file');
    const all = [...entries.values()].join('\n');
    for (const secret of ['argon2', 'password_hash', 'token_hash', 'storage_key', server.foreign.id]) {
      expect(all).not.toContain(secret);
    }
    // Events that admins cannot see in the audit log.
    expect(
      rowsOf('events').some(
        (row: { actor_name: string; action: string }) =>
          row.action === 'session.signIn' && row.actor_name === 'Olga Owner',
      ),
    ).toBe(false);
    expect((await actions()).at(-1)?.action).toBe('company.downloadExport');
  });

  it('restarts after an interruption, and a new export replaces the previous export', async () => {
    const { data: first } = (await call('GET', '/company/export')).json;
    await call('POST', '/company/export');
    const stopping = new AbortController();
    stopping.abort();
    await work(stopping.signal);
    expect((await call('GET', '/company/export')).json.data.export.status).toBe('RUNNING');
    expect(await readdir(join(server.filesFolder, 'incoming'))).toEqual([]);
    await server.database.db
      .updateTable('jobs')
      .set({ next_at: new Date(0) })
      .execute();
    await work();
    const second = (await call('GET', '/company/export')).json.data.export;
    expect(second.status).toBe('READY');
    expect(second.id).not.toBe(first.export.id);
    const { store } = parts().files;
    await sweep({ db: server.database.db, store, log });
    const zips = (await readdir(join(server.filesFolder, 'stored', server.company.id))).filter((name) =>
      name.endsWith('.zip'),
    );
    expect(zips).toHaveLength(1);
  });

  it('has status FAILED when it could not be created', async () => {
    await call('POST', '/company/export');
    const broken = parts();
    broken.files.incomingFolder = join(server.filesFolder, 'missing');
    const handlers = companyDataHandlers(broken);
    const runner = createJobRunner({ db: server.database.db, log, handlers, pause: () => 0 });
    for (let tries = 0; tries < 3; tries += 1) await runner.runDue();
    expect((await call('GET', '/company/export')).json.data.export).toMatchObject({
      status: 'FAILED',
      file: null,
    });
    expect((await actions()).at(-1)).toMatchObject({ action: 'company.exportFailed', actor_type: 'SYSTEM' });
  });

  it('is stored for a week', async () => {
    const { db } = server.database;
    await call('POST', '/company/export');
    await work();
    await maintainCompanies(db);
    expect((await call('GET', '/company/export')).json.data.export.status).toBe('READY');
    await db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .execute();
    await maintainCompanies(db);
    expect((await call('GET', '/company/export')).json.data).toEqual({ export: null });
  });

  it('is available only to admins', async () => {
    for (const as of ['manager', 'tech'] as const) {
      for (const [method, path] of [
        ['GET', '/company/export'],
        ['POST', '/company/export'],
        ['GET', '/company/export/file'],
      ] as const) {
        expect((await call(method, path, as)).status).toBe(403);
      }
    }
  });
});

describe('deleting a company', () => {
  const remove = (body: object, as: Person = 'admin') => call('DELETE', '/company', as, body);
  const freshSession = (as: Person) => server.signIn(server.company.users[as].email);

  it('requires the company name and the password', async () => {
    expect((await remove({ name: 'ours', password: PASSWORD })).json.errors).toEqual({
      name: 'companyNameWrong',
    });
    expect((await remove({ name: 'Ours', password: 'wrong guess' })).json.errors).toEqual({
      password: 'passwordWrong',
    });
    expect((await remove({ name: 'Ours', password: PASSWORD }, 'manager')).status).toBe(403);
    expect((await call('GET', '/company/deletion')).json.data).toEqual({ deletion: null });
  });

  it('closes the company for all users except admins, who can restore it without data loss', async () => {
    const manager = await freshSession('manager');
    const { data } = (await remove({ name: ' Ours ', password: PASSWORD })).json;
    expect(Date.parse(data.removedFrom) - Date.parse(data.deletedAt)).toBe(14 * 24 * 3_600_000);
    expect(data.deletedBy.name).toBe('Adán Admin');
    const { email } = server.company.users.manager;
    const refused = await server.call('/api/v1/auth/login', {
      method: 'POST',
      body: { email, password: PASSWORD },
    });
    expect(refused).toMatchObject({ status: 403, json: { code: 'COMPANY_CLOSED' } });
    expect((await freshSession('owner')).accessToken).toBeDefined();
    const owner = (await freshSession('owner')).accessToken;
    const as = (path: string, token: string, method: Method = 'GET') =>
      server.call(`/api/v1${path}`, { method, token });
    expect((await as('/users/me', manager.accessToken)).status).toBe(401);
    expect(await as('/ticket', owner)).toMatchObject({ status: 403, json: { code: 'COMPANY_CLOSED' } });
    expect(await as('/users/me', owner)).toMatchObject({ status: 403, json: { code: 'COMPANY_CLOSED' } });
    expect((await as('/company/deletion', owner)).json.data.deletion.deletedBy.name).toBe('Adán Admin');
    expect((await as('/company/restore', owner, 'POST')).json.data).toEqual({ deletion: null });
    expect((await actions()).slice(-2)).toMatchObject([
      { action: 'company.delete' },
      { action: 'company.restore' },
    ]);
    expect((await as('/ticket', owner)).status).toBe(200);
    expect((await freshSession('manager')).accessToken).toBeDefined();
  });

  it('disables signature links of customers until the company is restored', async () => {
    const { db } = server.database;
    const { id } = await invoicing(server).issued();
    await call('POST', `/invoice/${id}/send`, 'admin', { to: ['pay@zeta.test'], message: null });
    const { data } = (await call('POST', '/ticket', 'admin', ticketInput)).json;
    const reply = await call('POST', `/ticket/${data.id}/signature-request`, 'admin', {});
    const token = new URL(reply.json.data.link).searchParams.get('token');
    const open = () => server.call(`/api/v1/sign?token=${token}`);
    expect((await open()).status).toBe(200);
    await db
      .updateTable('companies')
      .set({ closed_at: new Date() })
      .where('id', '=', server.company.id)
      .execute();
    expect((await open()).status).toBe(404);
    await db.updateTable('companies').set({ closed_at: null }).where('id', '=', server.company.id).execute();
    expect((await open()).status).toBe(200);
  });

  it('disables the page of a signed ticket until the company is restored', async () => {
    const { db } = server.database;
    const { data } = (await call('POST', '/ticket', 'admin', ticketInput)).json;
    const reply = await call('POST', `/ticket/${data.id}/signature-request`, 'admin', {});
    const token = new URL(reply.json.data.link).searchParams.get('token');
    const body = { token, name: 'Dana Whitfield', typed: true };
    const signed = await server.call('/api/v1/sign', { method: 'POST', body });
    const { signedToken } = signed.json.data;
    const statuses = async () => {
      const paths = [`/api/v1/signed?token=${signedToken}`, `/api/v1/signed/pdf?token=${signedToken}`];
      return (await Promise.all(paths.map((path) => server.call(path)))).map(({ status }) => status);
    };
    const close = (at: Date | null) =>
      db.updateTable('companies').set({ closed_at: at }).where('id', '=', server.company.id).execute();
    expect(await statuses()).toEqual([200, 200]);
    await close(new Date());
    expect(await statuses()).toEqual([404, 404]);
    await close(null);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('discards pending emails, except account emails', async () => {
    const { db } = server.database;
    const { id, users } = server.company;
    await db.deleteFrom('jobs').where('kind', '=', 'mail').execute();
    await db.transaction().execute(async (trx) => {
      const person = { companyId: id, userId: users.owner.id };
      await enqueue(trx, 'mail', { template: 'welcome', ...person });
      await enqueue(trx, 'mail', { template: 'passwordChanged', ...person });
    });
    const { id: invoice } = await invoicing(server).issued();
    await db.updateTable('companies').set({ confirmed_at: new Date() }).where('id', '=', id).execute();
    await call('POST', `/invoice/${invoice}/send`, 'admin', { to: ['pay@closed.test'], message: null });
    const closed = (at: Date | null) =>
      db.updateTable('companies').set({ closed_at: at }).where('id', '=', id).execute();
    await closed(new Date());
    const written = async () => (await deliverMails(db)).map(({ to, subject }) => [to, subject]);
    expect(await written()).toEqual([[users.owner.email, expect.stringContaining('password')]]);
    await closed(null);
    // Restoring the company does not send them either, because they are outdated by then.
    expect(await written()).toHaveLength(1);
  });

  /**
   * Counts the rows with the company's id in every table with a column `company_id`, according to the catalog of the
   * database.
   */
  async function leftovers(companyId: string) {
    const { db } = server.database;
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id' order by 1`.execute(db);
    const left: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(name)} where company_id = ${companyId}`.execute(
        db,
      );
      if (counted.rows[0]?.count) left[name] = counted.rows[0].count;
    }
    return left;
  }

  it('removes all rows and files of the company after two weeks', async () => {
    const { db } = server.database;
    const { id } = server.company;
    await call('POST', '/company/export');
    await work();
    const foreign = await leftovers(server.foreign.id);
    const closedAt = (days: number) => ({ closed_at: new Date(Date.now() - days * 24 * 3_600_000) });
    await db.updateTable('companies').set(closedAt(13.9)).where('id', '=', id).execute();
    await maintainCompanies(db);
    await work();
    expect(Object.keys(await leftovers(id)).length).toBeGreaterThan(15);
    await db.updateTable('companies').set(closedAt(14.1)).where('id', '=', id).execute();
    const late = await server.call('/api/v1/auth/login', {
      method: 'POST',
      body: { email: server.company.users.owner.email, password: PASSWORD },
    });
    expect(late.status).toBe(401);
    await maintainCompanies(db);
    // The first attempt is interrupted, and the next one continues.
    const stopping = new AbortController();
    stopping.abort();
    await work(stopping.signal);
    await db
      .updateTable('jobs')
      .set({ next_at: new Date(0) })
      .execute();
    await work();
    expect(await leftovers(id)).toEqual({});
    expect(await db.selectFrom('companies').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(await readdir(join(server.filesFolder, 'stored'))).not.toContain(id);
    const jobs = await db.selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(
      jobs.filter(({ kind, payload }) => kind !== 'companyRemoval' && JSON.stringify(payload).includes(id)),
    ).toEqual([]);
    expect(await leftovers(server.foreign.id)).toEqual(foreign);
  });
});

it('removeRows removes only the rows of the given company from a table partitioned by company', async () => {
  const { db } = server.database;
  const ids = [server.company.id, server.foreign.id];
  // Each company has its own partition, so that the first row of each is at the same physical position.
  await sql`
    create table divided (company_id uuid, id integer, primary key (company_id, id)) partition by list (company_id)
  `.execute(db);
  try {
    for (const [part, id] of ids.entries()) {
      await sql`
        create table ${sql.table(`divided_${part}`)} partition of divided for values in (${sql.lit(id)})
      `.execute(db);
      await sql`insert into divided select ${id}, number from generate_series(1, 2500) as number`.execute(db);
    }
    const key = ['company_id', 'id'].map((name) => ({ name, type: '', hasCollation: false }));
    const signal = new AbortController().signal;
    expect(await removeRows({ db, signal }, server.company.id, { name: 'divided', key })).toBe(2500);
    const { rows } = await sql`select company_id, count(*)::integer from divided group by 1`.execute(db);
    expect(rows).toEqual([{ company_id: server.foreign.id, count: 2500 }]);
  } finally {
    await sql`drop table divided`.execute(db);
  }
});
