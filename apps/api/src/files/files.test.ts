import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { samples } from '../../test/files/samples.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';
import { createFolderStore } from './folderStore.ts';
import { removeStaleUploads, sweep } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FILES = '/api/v1/file';
const form = (content: Uint8Array<ArrayBuffer>, name: string, field = 'file') => {
  const data = new FormData();
  data.append(field, new File([content], name));
  return data;
};
const upload = async (content: Uint8Array<ArrayBuffer>, name: string, person: Person = 'owner') =>
  server.call(FILES, { method: 'POST', form: form(content, name), token: await server.tokenOf(person) });
const uploaded = async (name = 'a.pdf', person: Person = 'owner') =>
  (await upload(samples.pdf, name, person)).json.data as string;
const read = async (path: string, person: Person = 'owner') =>
  server.call(path, { token: await server.tokenOf(person) });
const rows = () => server.database.db.selectFrom('files').selectAll().orderBy('created_at').execute();
const row = async (path: string) => (await rows()).find(({ name }) => path.endsWith(name));
const incoming = () => readdir(join(server.filesFolder, 'incoming'));
const stored = () => readdir(join(server.filesFolder, 'stored', server.company.id)).catch(() => []);
const ticketWith = async (attachments: string[], person: Person = 'owner', path = '') => {
  const { json } = await server.call(`/api/v1/ticket${path}`, {
    method: path ? 'PUT' : 'POST',
    token: await server.tokenOf(person),
    body: { ...ticketInput, attachments: attachments.map((fileUrl) => ({ fileUrl })) },
  });
  return json;
};

describe('an upload', () => {
  it('is rejected without a trace when it is a PDF with a script', async () => {
    const before = await rows();
    const script = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n%%EOF',
    );
    const { status, json } = await upload(script, 'a.pdf');
    expect([status, json.code, json.errors]).toEqual([415, 'UNSUPPORTED_FILE_TYPE', { file: 'pdfActive' }]);
    expect([await rows(), await incoming()]).toEqual([before, []]);
  });

  it('is stored with a random name and a hash, and returned unchanged', async () => {
    const reply = await upload(samples.pdf, 'Prüfung.pdf');
    expect(reply.status).toBe(201);
    const path: string = reply.json.data;
    expect(path).toMatch(/^\/api\/v1\/file\/[\w-]{32}\.pdf$/);
    expect(await row(path)).toMatchObject({
      original_name: 'Prüfung.pdf',
      mime: 'application/pdf',
      size: samples.pdf.length,
      sha256: createHash('sha256').update(samples.pdf).digest(),
      uploaded_by: server.company.users.owner.id,
      owner_kind: null,
      owner_id: null,
    });
    expect(await incoming()).toEqual([]);

    const { status, headers, text } = await read(path);
    expect([status, text]).toEqual([200, samples.pdf.toString()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(samples.pdf.length),
      'content-disposition': `inline; filename="Prufung.pdf"; filename*=UTF-8''Pr%C3%BCfung.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const head = await server.call(path, { method: 'HEAD', token: await server.tokenOf('owner') });
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(samples.pdf.length),
    ]);
  });

  it.each([
    ['png', 'a.png', 'image/png', 'inline'],
    ['jpeg', 'a.JPG', 'image/jpeg', 'inline'],
    ['jpeg', 'a.jpeg', 'image/jpeg', 'inline'],
    ['gif', 'a.gif', 'image/gif', 'inline'],
    ['webp', 'a.webp', 'image/webp', 'inline'],
    ['heic', 'IMG_1.HEIC', 'image/heic', 'attachment'],
    ['avif', 'a.avif', 'image/avif', 'attachment'],
    ['bmp', 'a.bmp', 'image/bmp', 'attachment'],
    ['tiff', 'scan.tif', 'image/tiff', 'attachment'],
    // Some phones use the wrong extension.
    ['heic', 'IMG_1.jpg', 'image/heic', 'attachment'],
    ['png', 'a.jpg', 'image/png', 'inline'],
    ['pdf', 'a.pdf', 'application/pdf', 'inline'],
    [
      'docx',
      'a.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
    ['doc', 'a.doc', 'application/msword', 'attachment'],
    ['txt', 'a.txt', 'text/plain; charset=utf-8', 'attachment'],
    ['html', 'a.txt', 'text/plain; charset=utf-8', 'attachment'],
  ] as const)('of %s content named %s is accepted', async (sample, name, type, disposition) => {
    const reply = await upload(samples[sample], name);
    expect(reply.status).toBe(201);
    const { headers } = await read(reply.json.data);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`));
  });

  it.each([
    ['exe', 'setup.exe'],
    ['exe', 'setup.pdf'],
    ['exe', 'setup.png'],
    ['exe', 'setup.txt'],
    ['exe', 'setup.doc'],
    ['zip', 'archive.docx'],
    ['zip', 'archive.zip'],
    ['docm', 'macros.docm'],
    ['docm', 'macros.docx'],
    ['xls', 'sheet.doc'],
    ['docx', 'a.doc'],
    ['pdf', 'a.docx'],
    ['pdf', 'a.txt'],
    ['svg', 'a.svg'],
    ['svg', 'a.png'],
    ['xmlSvg', 'a.svg'],
    ['html', 'a.html'],
    ['html', 'a.png'],
    ['pngWithScript', 'a.png'],
    ['gifWithScript', 'a.gif'],
    ['latin1', 'a.txt'],
    ['withNul', 'a.txt'],
    ['png', 'noextension'],
  ] as const)('of %s content named %s is rejected and leaves no data', async (sample, name) => {
    const before = [await stored(), (await rows()).length];
    const { status, json } = await upload(samples[sample], name);
    expect([status, json.code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
    expect(json.errors).toEqual({ file: 'fileTypeUnsupported' });
    expect(await incoming()).toEqual([]);
    expect([await stored(), (await rows()).length]).toEqual(before);
  });

  it('with a name of 300 characters is rejected and leaves no data', async () => {
    const before = [await stored(), (await rows()).length];
    const { status, json } = await upload(samples.txt, `${'n'.repeat(296)}.txt`);
    expect([status, json.code, json.errors]).toEqual([400, 'VALIDATION_FAILED', { file: 'fileNameTooLong' }]);
    expect(await incoming()).toEqual([]);
    expect([await stored(), (await rows()).length]).toEqual(before);
  });

  it('keeps its original name, cleaned', async () => {
    for (const [name, storedName] of [
      ['../../x.txt', 'x.txt'],
      [`${'n'.repeat(251)}.txt`, `${'n'.repeat(251)}.txt`],
      ['C:\\temp\\y.txt', 'y.txt'],
      ['say "hi".txt', 'say _hi_.txt'],
    ] as const) {
      const { json } = await upload(samples.txt, name);
      expect((await row(json.data))?.original_name).toBe(storedName);
    }
  });

  it('is rejected over the size limit, with or without Content-Length, and accepted at the limit', async () => {
    const limit = 1024 * 1024;
    const text = (size: number) => Buffer.alloc(size, 'a');
    expect((await upload(text(limit), 'a.txt')).status).toBe(201);
    for (const size of [limit + 1, 3 * limit]) {
      const reply = await upload(text(size), 'a.txt');
      expect([reply.status, reply.json.code, reply.json.errors]).toEqual([
        413,
        'PAYLOAD_TOO_LARGE',
        { file: 'fileTooLarge' },
      ]);
      expect(reply.json.message).toContain('1 MB');
    }
    const announced = await server.call(FILES, {
      method: 'POST',
      form: form(samples.txt, 'a.txt'),
      token: await server.tokenOf('owner'),
      headers: { 'content-length': String(200 * limit) },
    });
    expect(announced.status).toBe(413);
    expect(await incoming()).toEqual([]);
  });

  it('rejected before its temporary file is open leaves no data', async () => {
    const open = fs.open.bind(fs) as (...args: unknown[]) => void;
    // Simulates a busy disk: opening a file waits until the test continues it.
    const waiting: (() => void)[] = [];
    const slow = vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
      waiting.push(() => open(...args));
    });
    onTestFinished(() => slow.mockRestore());
    let isAnswered = false;
    const uploading = upload(Buffer.alloc(1024 * 1024 + 1, 'a'), 'a.txt').finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => waiting.length).toBe(1);
    // Waits long enough for an early response to arrive.
    for (let turns = 0; turns < 200 && !isAnswered; turns += 1) await turn();
    expect(isAnswered).toBe(false);
    for (const go of waiting) go();
    expect((await uploading).status).toBe(413);
    expect(await incoming()).toEqual([]);
  });

  it.each([
    ['no form', '{}', 'application/json', 415, undefined],
    ['a form without a boundary', 'x', 'multipart/form-data', 400, 'fileRequired'],
    ['an empty form', '', 'multipart/form-data; boundary=x', 400, 'fileIncomplete'],
    [
      'a form that ends too soon',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
      'multipart/form-data; boundary=x',
      400,
      'fileIncomplete',
    ],
    [
      'a form without a file',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      400,
      'fileRequired',
    ],
  ])('with %s is rejected', async (_, raw, type, status, key) => {
    const reply = await server.call(FILES, {
      method: 'POST',
      raw,
      headers: { 'content-type': type },
      token: await server.tokenOf('owner'),
    });
    expect([reply.status, reply.json.errors?.file]).toEqual([status, key]);
    expect(await incoming()).toEqual([]);
  });

  it('must contain one nonempty file in the field "file"', async () => {
    const token = await server.tokenOf('owner');
    const post = (data: FormData) => server.call(FILES, { method: 'POST', form: data, token });
    expect((await post(form(samples.txt, 'a.txt', 'photo'))).json.errors).toEqual({ file: 'fileRequired' });
    expect((await upload(Buffer.alloc(0), 'a.txt')).json.errors).toEqual({ file: 'fileEmpty' });
    const twoFiles = form(samples.txt, 'a.txt');
    twoFiles.append('file', new File([samples.txt], 'b.txt'));
    expect((await post(twoFiles)).json.errors).toEqual({ file: 'oneFileOnly' });
    const beside = new FormData();
    beside.append('note', 'ignored');
    beside.append('file', new File([samples.txt], 'b.txt'));
    expect((await post(beside)).status).toBe(201);
    expect(await incoming()).toEqual([]);
  });

  it('leaves no data when storing fails', async () => {
    const count = (await rows()).length;
    const broken = await startTestServer({
      log: createLogger('silent'),
      files: {
        store: {
          put: () => Promise.reject(new Error('disk full')),
          read: () => Promise.resolve(undefined),
          remove: () => Promise.resolve(),
        },
        incomingFolder: join(server.filesFolder, 'incoming'),
        maxBytes: 1024,
        maxCompanyBytes: 1024 ** 3,
      },
    });
    const { status } = await broken.call(FILES, {
      method: 'POST',
      form: form(samples.txt, 'a.txt'),
      token: await broken.tokenOf('owner'),
    });
    expect(status).toBe(500);
    expect(await broken.database.db.selectFrom('files').selectAll().execute()).toEqual([]);
    await broken.close();
    expect(await incoming()).toEqual([]);
    expect((await rows()).length).toBe(count);
  });

  it('is rejected when the user already has 200 unattached files', async () => {
    const { id: companyId, users } = server.company;
    const file = (index: number) => ({
      company_id: companyId,
      id: newId(),
      name: `idle-${index}`,
      original_name: 'a.txt',
      mime: 'text/plain',
      size: 1,
      storage_key: `${companyId}/idle-${index}`,
      uploaded_by: users.admin.id,
    });
    const { db } = server.database;
    await db
      .insertInto('files')
      .values(Array.from({ length: 200 }, (_, index) => file(index)))
      .execute();
    const { status, json, headers } = await upload(samples.pdf, 'a.pdf', 'admin');
    expect([status, json.code, headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '3600']);
    // The limit applies to each user separately.
    expect((await upload(samples.pdf, 'a.pdf')).status).toBe(201);
    await db.deleteFrom('files').where('name', 'like', 'idle-%').execute();
    expect((await upload(samples.pdf, 'a.pdf', 'admin')).status).toBe(201);
  });

  it('has an endpoint that returns its limits', async () => {
    const { json } = await read(`${FILES}/limits`, 'tech');
    expect(json.data.maxBytes).toBe(1024 * 1024);
    expect(json.data.extensions).toContain('docx');
    expect(json.data.extensions).not.toContain('svg');
  });
});

describe('reading a file', () => {
  it('returns the same 404 to other companies as for an unknown file', async () => {
    const path = await uploaded();
    const { accessToken } = await server.signIn(server.foreign.users.owner.email);
    const ask = async (address: string) => {
      const headers = { 'x-request-id': 'the-same-id' };
      const reply = await server.call(address, { token: accessToken, headers });
      return { status: reply.status, text: reply.text, headers: Object.fromEntries(reply.headers) };
    };
    const foreign = await ask(path);
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await ask(`${FILES}/${'x'.repeat(32)}.pdf`));
    for (const name of ['x', '..%2f..%2fetc%2fpasswd', 'incoming', '%00', 'a'.repeat(3000)]) {
      expect((await ask(`${FILES}/${name}`)).status).toBe(404);
    }
  });

  it('is limited for technicians to their own uploads and the files of their tickets', async () => {
    const [ownFile, otherFile, unclaimed] = [
      await uploaded(),
      await uploaded(),
      await uploaded('a.pdf', 'tech'),
    ];
    const { tech } = server.company.users;
    const body = { ...ticketInput, technicianId: tech.id, attachments: [{ fileUrl: ownFile }] };
    await server.call('/api/v1/ticket', { method: 'POST', token: await server.tokenOf('owner'), body });
    await ticketWith([otherFile]);
    expect((await read(ownFile, 'tech')).status).toBe(200);
    expect((await read(unclaimed, 'tech')).status).toBe(200);
    expect((await read(otherFile, 'tech')).status).toBe(404);
    expect((await read(unclaimed, 'manager')).status).toBe(200);
  });

  it('returns 404 after the ticket of the file is deleted', async () => {
    const path = await uploaded();
    const { data } = await ticketWith([path]);
    await server.call(`/api/v1/ticket/${data.id}`, {
      method: 'DELETE',
      token: await server.tokenOf('owner'),
    });
    expect((await read(path)).status).toBe(404);
  });
});

describe('unattached files', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const run = (now: number) =>
    sweep(
      {
        db: server.database.db,
        store: createFolderStore(join(server.filesFolder, 'stored')),
        log: createLogger('silent'),
      },
      now,
    );

  it('are removed after a day and can no longer be attached', async () => {
    const [consumed, left] = [await uploaded(), await uploaded()];
    await ticketWith([consumed]);
    await run(Date.now() + DAY - 60_000);
    expect((await read(left)).status).toBe(200);
    expect(await run(Date.now() + DAY + 60_000)).toBeGreaterThan(0);
    expect((await read(left)).status).toBe(404);
    expect((await read(consumed)).status).toBe(200);
    expect((await ticketWith([left])).errors).toEqual({ 'attachments.0.fileUrl': 'fileUnknown' });
    const names = (await rows()).map(({ name }) => name);
    expect((await stored()).sort()).toEqual(names.sort());
  });

  it('are recorded as events of their company when removed', async () => {
    const path = await uploaded();
    const file = await row(path);
    await run(Date.now() + DAY + 60_000);
    const events = await server.database.db
      .selectFrom('events')
      .select(['company_id', 'action', 'actor_type', 'target_label'])
      .where('target_id', '=', file?.id ?? '')
      .orderBy('sequence')
      .execute();
    const same = { company_id: server.company.id, target_label: file?.original_name };
    expect(events).toEqual([
      { ...same, action: 'file.upload', actor_type: 'USER' },
      { ...same, action: 'file.remove', actor_type: 'SYSTEM' },
    ]);
  });

  it('exclude files of other record types, which a ticket cannot claim', async () => {
    const path = await uploaded();
    const name = path.split('/').at(-1) ?? '';
    const { rows: owned } = await sql<{ id: string }>`
      update files set owner_kind = 'signature', owner_id = id, unclaimed_since = now() - interval '9 days'
      where name = ${name} returning id`.execute(server.database.db);
    expect(owned).toHaveLength(1);
    await run(Date.now() + 10 * DAY);
    expect(await row(path)).toMatchObject({ owner_kind: 'signature' });
    // Files of other records have endpoints of their own.
    expect((await read(path)).status).toBe(404);
    expect((await ticketWith([path])).errors).toEqual({ 'attachments.0.fileUrl': 'fileUnknown' });
  });

  it('include files detached from a ticket, counted from the time of detaching', async () => {
    const path = await uploaded();
    const { data } = await ticketWith([path]);
    await server.database.db
      .updateTable('files')
      .set({ created_at: new Date(Date.now() - 10 * DAY) })
      .execute();
    await ticketWith([], 'owner', `/${data.id}`);
    await run(Date.now());
    expect((await read(path)).status).toBe(200);
    // The file was attached again in time.
    await ticketWith([path], 'owner', `/${data.id}`);
    await run(Date.now() + 2 * DAY);
    expect((await read(path)).status).toBe(200);
    await ticketWith([], 'owner', `/${data.id}`);
    await run(Date.now() + 2 * DAY);
    expect((await read(path)).status).toBe(404);
  });

  it('are removed in the next sweep when a sweep was interrupted', async () => {
    const path = await uploaded();
    await server.database.db
      .updateTable('files')
      .set({ removed_at: new Date(), unclaimed_since: new Date(Date.now() - 2 * DAY) })
      .where('name', '=', path.slice(FILES.length + 1))
      .execute();
    expect((await read(path)).status).toBe(404);
    await run(Date.now());
    expect(await row(path)).toBeUndefined();
    expect(await stored()).not.toContain(path.slice(FILES.length + 1));
  });
});

describe('removeStaleUploads', () => {
  it('removes partial uploads that were interrupted a day ago and keeps recent uploads', async () => {
    const folder = join(server.filesFolder, 'incoming');
    const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')];
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await writeFile(old, 'x');
    await writeFile(fresh, 'x');
    await utimes(old, yesterday, yesterday);
    await removeStaleUploads(folder);
    expect(await incoming()).toEqual(['fresh']);
  });
});
