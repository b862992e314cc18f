import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatMoney } from '@derrick/domain/format';
import type { Invoice } from '@derrick/domain/invoices';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import { samples } from '../../test/files/samples.ts';
import { invoicing } from '../../test/invoices.ts';
import { startSmtp } from '../../test/mail/fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../test/server.ts';
import { directRenderer } from '../documents/index.ts';
import { readPdf } from '../documents/readPdf.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { createJobRunner } from '../jobs/index.ts';
import { issueInvoiceToken } from '../links/index.ts';
import { mailHandlers } from '../mail/handlers.ts';
import { createSmtpSender } from '../mail/smtp.ts';
import { createLogger } from '../platform/logging.ts';
import { invoicePdfHandler } from './invoicePdfJob.ts';
import { mailAttachments } from './mailAttachments.ts';

let server: TestServer;
let api: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer();
  api = invoicing(server);
});
afterAll(() => server.close());

const get = async (path: string, person: Person = 'admin') =>
  server.app.request(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${await server.tokenOf(person)}` },
  });
/** Runs the job that draws issued invoices, as the server does after the commit. */
const drawing = () => {
  const store = createFolderStore(join(server.filesFolder, 'stored'));
  const incomingFolder = join(server.filesFolder, 'incoming');
  const files = { store, incomingFolder, maxBytes: 1024 ** 2, maxCompanyBytes: 1024 ** 3 };
  return invoicePdfHandler({ db: server.database.db, files, renderer: directRenderer });
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const totalOf = ({ totalCents, currency }: Invoice) =>
  `Total (${currency})|${formatMoney(totalCents, 'en-US', currency)}`;

/** Reads the names and contents of the files in a zip. */
const unzip = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(zip, { lazyEntries: true }, (error, opened) => {
      if (error) return reject(error);
      opened.on('entry', (entry) => {
        opened.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          const pieces: Buffer[] = [];
          for await (const piece of stream) pieces.push(piece);
          files.set(entry.fileName, Buffer.concat(pieces));
          opened.readEntry();
        });
      });
      opened.on('end', () => resolve(files));
      opened.on('error', reject);
      opened.readEntry();
    });
  });

it('an invoice PDF has a heading for lines without a ticket, and no ticket headings when lines are grouped by kind', async () => {
  const { id, lines, version } = await api.draft();
  const crane = { ...lines[0], kind: 'ITEM', description: 'Crane', unit: 'day', quantity: 2, ticketId: null };
  const saved = await api.send('PUT', `/invoice/${id}`, { lines: [...lines, crane], version });
  expect(saved.status).toBe(200);
  const rows = async () => (await readPdf(await bytesOf(await get(`/invoice/${id}/pdf`)))).pages.flat();
  expect(await rows()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Other items\|231\.00$/),
      expect.stringMatching(/^Crane\|2 days\|/),
    ]),
  );
  await api.send('PUT', `/invoice/${id}`, { grouping: 'KIND', version: saved.json.data.version });
  expect((await rows()).join('\n')).not.toMatch(/TK-\d+\|/);
});

it('the PDF of an issued invoice shows the stored total and stays identical when company or customer change', async () => {
  const invoice = await api.issued();
  const response = await get(`/invoice/${invoice.id}/pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`filename="Invoice ${invoice.number}.pdf"`);
  const first = await bytesOf(response);
  const { pages, text, isTagged } = await readPdf(first);
  expect(isTagged).toBe(true);
  expect(pages.flat()).toContain(totalOf(invoice));
  expect(text).toContain('Permian Basin Operating');

  const { db } = server.database;
  const companyId = server.company.id;
  await db.updateTable('companies').set({ name: 'Renamed' }).where('id', '=', companyId).execute();
  await db.updateTable('customers').set({ name: 'Another' }).where('company_id', '=', companyId).execute();
  await db
    .insertInto('company_looks')
    .values({ company_id: companyId, color: '#b91c1c', logo: null })
    .execute();
  expect((await bytesOf(await get(`/invoice/${invoice.id}/pdf`))).equals(first)).toBe(true);
  // The route for files never returns a stored PDF, even to a caller who knows its name.
  const { name } = await db
    .selectFrom('files')
    .select('name')
    .where('owner_id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  expect((await get(`/file/${name}`)).status).toBe(404);
});

it('the invoice PDF is rendered when the invoice is issued, and later changes do not affect its first download', async () => {
  const { db } = server.database;
  const companyId = server.company.id;
  const invoice = await api.issued({ customerCompany: 'Drawn at Issue' });
  const log = createLogger('error');
  const handlers = { invoicePdf: drawing() };
  await createJobRunner({ db, log, handlers }).runDue();
  const { storage_key } = await db
    .selectFrom('files')
    .select('storage_key')
    .where('owner_id', '=', invoice.id)
    .executeTakeFirstOrThrow();

  await db.updateTable('companies').set({ name: 'Called Otherwise' }).where('id', '=', companyId).execute();
  await db
    .updateTable('customers')
    .set({ name: 'Renamed Later' })
    .where('name', '=', 'Drawn at Issue')
    .execute();
  await db.updateTable('job_types').set({ hourly_rate_cents: 99_900 }).execute();
  const look = { color: '#15803d', logo: samples.png };
  await db
    .insertInto('company_looks')
    .values({ company_id: companyId, ...look })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(look))
    .execute();
  const downloaded = await bytesOf(await get(`/invoice/${invoice.id}/pdf`));
  expect(downloaded.equals(await readFile(join(server.filesFolder, 'stored', storage_key)))).toBe(true);
  const { text } = await readPdf(downloaded);
  expect(text).toContain('Drawn at Issue');
  expect(text).not.toMatch(/Called Otherwise|Renamed Later|999\.00/);
});

it('the PDF is not stored when the invoice is voided before rendering', async () => {
  const { db } = server.database;
  const { id } = await api.issued();
  await api.send('POST', `/invoice/${id}/void`, { reason: 'Wrong customer' });
  const handlers = { invoicePdf: drawing() };
  expect(await createJobRunner({ db, log: createLogger('error'), handlers }).runDue()).toBeGreaterThan(0);
  expect(await db.selectFrom('files').select('id').where('owner_id', '=', id).execute()).toEqual([]);
});

it('the PDF is stored once when two users download it at the same time', async () => {
  const { id } = await api.issued();
  const replies = await Promise.all([get(`/invoice/${id}/pdf`), get(`/invoice/${id}/pdf`)]);
  const [first, second] = await Promise.all(replies.map(bytesOf));
  expect(second && first?.equals(second)).toBe(true);
  const storedFiles = await server.database.db
    .selectFrom('files')
    .select('id')
    .where('owner_kind', '=', 'invoice')
    .where('owner_id', '=', id)
    .execute();
  expect(storedFiles).toHaveLength(1);
});

it('the PDF of a credit note names the invoice, shows the credited lines, never changes and is in the package', async () => {
  const invoice = await api.issued({ travelHours: 1 });
  const { json } = await api.credit(invoice.id, [[0, 11_550]]);
  const [note] = json.data.creditNotes;
  const handlers = { invoicePdf: drawing() };
  await createJobRunner({ db: server.database.db, log: createLogger('error'), handlers }).runDue();
  const path = `/invoice/${invoice.id}/credit-note/pdf?creditNoteId=${note.id}`;
  const response = await get(path);
  expect(response.headers.get('content-disposition')).toContain(`filename="Credit note ${note.number}.pdf"`);
  const first = await bytesOf(response);
  const { pages, text, isTagged } = await readPdf(first);
  expect(isTagged).toBe(true);
  expect(text).toContain(invoice.number ?? 'no number');
  expect(text).toContain('Two hours were billed twice.');
  expect(text).not.toContain('Travel');
  expect(pages.flat()).toContain('Total (USD)|$115.50');
  await api.credit(invoice.id, [[1, 11_550]]);
  expect((await bytesOf(await get(path))).equals(first)).toBe(true);
  expect((await get(path, 'tech')).status).toBe(403);
  const files = await unzip(await bytesOf(await get(`/invoice/${invoice.id}/package`)));
  expect([...files.keys()].filter((name) => name.startsWith('Credit note'))).toHaveLength(2);
});

it('the PDF of a draft or void invoice is marked as such and not stored', async () => {
  const draft = await api.draft();
  const drawn = await readPdf(await bytesOf(await get(`/invoice/${draft.id}/pdf`)));
  expect(drawn.text).toContain('Draft');
  expect(drawn.pages.flat()).toContain(totalOf(draft));
  const issued = await api.issued();
  const storedPdf = await bytesOf(await get(`/invoice/${issued.id}/pdf`));
  const { json } = await api.send('POST', `/invoice/${issued.id}/void`, {
    reason: 'Wrong customer',
  });
  expect(json.success).toBe(true);
  const ended = await bytesOf(await get(`/invoice/${issued.id}/pdf`));
  expect(ended.equals(storedPdf)).toBe(false);
  const { text, pages } = await readPdf(ended);
  expect(text).toContain(`${issued.number} · Void`);
  expect(pages.flat()).toContain(totalOf(issued));
});

it('a package is a zip of the invoice PDF and its ticket PDFs without prices', async () => {
  const invoice = await api.issued();
  const response = await get(`/invoice/${invoice.id}/package`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = await unzip(await bytesOf(response));
  const [ticket] = invoice.tickets;
  expect([...files.keys()]).toEqual([`Invoice ${invoice.number}.pdf`, `Job ticket ${ticket?.jobcode}.pdf`]);
  const [paper = Buffer.alloc(0), page = Buffer.alloc(0)] = [...files.values()];
  expect(paper.equals(await bytesOf(await get(`/invoice/${invoice.id}/pdf`)))).toBe(true);
  const { text } = await readPdf(page);
  expect(text).toContain(ticket?.jobcode ?? 'no ticket');
  expect(text).not.toMatch(/115\.50|\$/);
  // Each request releases its slot.
  for (let time = 0; time < 3; time += 1)
    expect((await unzip(await bytesOf(await get(`/invoice/${invoice.id}/package`)))).size).toBe(2);
});

/** Repeats a request while all slots are in use, as browsers are told to do. */
const getWhenFree = async (path: string) =>
  vi.waitFor(
    async () => {
      const response = await get(path);
      expect(response.status).toBe(200);
      return response;
    },
    { timeout: 20_000 },
  );

it('an invoice PDF can be downloaded while other users have unfinished package downloads', async () => {
  const invoice = await api.issued();
  const packages: Response[] = [];
  for (let count = 0; count < 6; count += 1)
    packages.push(await getWhenFree(`/invoice/${invoice.id}/package`));
  await getWhenFree(`/invoice/${invoice.id}/pdf`);
  const files = await Promise.all(packages.map(async (response) => unzip(await bytesOf(response))));
  expect(files.map(({ size }) => size)).toEqual([2, 2, 2, 2, 2, 2]);
});

it('a package can also be downloaded with the emailed link', async () => {
  const { db } = server.database;
  const invoice = await api.issued();
  const companyId = server.company.id;
  const token = await db
    .transaction()
    .execute((trx) => issueInvoiceToken(trx, { companyId, invoiceId: invoice.id }));
  const response = await server.app.request(`/api/v1/public/invoice/package?token=${token}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await unzip(await bytesOf(response));
  expect([...files.keys()]).toEqual([
    `Invoice ${invoice.number}.pdf`,
    `Job ticket ${invoice.tickets[0]?.jobcode}.pdf`,
  ]);
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  expect((await server.call(`/api/v1/public/invoice/package?token=${wrong}`)).json.code).toBe(
    'TOKEN_UNKNOWN',
  );
});

it('the invoice PDF is attached to the email, with the ticket PDFs if the sender chooses', async () => {
  const { db } = server.database;
  const smtp = await startSmtp();
  const [url, log] = ['https://derrick.test', createLogger('error')];
  const handlers = mailHandlers({
    db,
    secret: 'a secret of thirty-two bytes or more',
    publicUrl: url,
    mail: createSmtpSender(smtp.url, 'Derrick <no-reply@derrick.test>'),
    sms: 'wait',
    attachmentsOf: mailAttachments({ db, files: undefined, renderer: directRenderer }, url, log),
  });
  const invoice = await api.issued();
  const pdf = await bytesOf(await get(`/invoice/${invoice.id}/pdf`));
  const to = ['ap@permian.test'];
  await api.send('POST', `/invoice/${invoice.id}/send`, { to, message: null });
  await api.send('POST', `/invoice/${invoice.id}/send`, { to, message: null, attachTickets: true });
  await createJobRunner({ db, log, handlers }).runDue();
  await smtp.close();

  const names = smtp.received.map(({ raw }) =>
    [...raw.matchAll(/^Content-Disposition: attachment; filename="?([^"\r]+)"?/gim)].map(([, name]) => name),
  );
  const ticket = `Job ticket ${invoice.tickets[0]?.jobcode}.pdf`;
  expect(names.sort((a, b) => a.length - b.length)).toEqual([
    [`Invoice ${invoice.number}.pdf`],
    [`Invoice ${invoice.number}.pdf`, ticket],
  ]);
  // Byte for byte the PDF that admins and managers see.
  const sent = smtp.received.map(({ raw }) => raw.replaceAll('\r\n', ''));
  expect(sent.every((raw) => raw.includes(pdf.toString('base64')))).toBe(true);
});
