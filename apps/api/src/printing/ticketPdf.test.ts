import { createHash } from 'node:crypto';
import { formatMoney } from '@derrick/domain/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples } from '../../test/files/samples.ts';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { directRenderer, type TicketDocument } from '../documents/index.ts';
import { readPdf } from '../documents/readPdf.ts';
import { readSignedCode, signedCode } from '../signatures/index.ts';

/** Draws immediately, unless a test delays documents. */
let waiting: ((document: TicketDocument) => Promise<Uint8Array>) | undefined;
let server: TestServer;
beforeAll(async () => {
  const renderTicket = (document: TicketDocument) => (waiting ?? directRenderer.renderTicket)(document);
  server = await startTestServer({ renderer: { ...directRenderer, renderTicket } });
});
afterAll(() => server.close());

const create = async (input: object) => {
  const token = await server.tokenOf('owner');
  const { json } = await server.call('/api/v1/ticket', {
    method: 'POST',
    token,
    body: { ...ticketInput, ...input },
  });
  return json.data;
};
const upload = async (content: Buffer<ArrayBuffer>, name: string): Promise<string> => {
  const form = new FormData();
  form.append('file', new File([content], name));
  const token = await server.tokenOf('owner');
  return (await server.call('/api/v1/file', { method: 'POST', form, token })).json.data;
};
const get = async (id: string, person: Person = 'owner', language = 'en') =>
  server.app.request(`/api/v1/ticket/${id}/pdf`, {
    headers: { authorization: `Bearer ${await server.tokenOf(person)}`, 'accept-language': language },
  });
const read = async (response: Response) => readPdf(new Uint8Array(await response.arrayBuffer()));

const call = async (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: unknown) =>
  server.call(`/api/v1${path}`, { method, body, token: await server.tokenOf('owner') });
const lookUp = (code: string) => server.call(`/api/v1/signed?token=${code}`);

const ink = [
  Array.from({ length: 40 }, (_, index) => ({
    x: 0.1 + index / 60,
    y: 0.5 + 0.2 * Math.sin(index / 3),
    t: index * 10,
  })),
];

it('a ticket PDF contains all lines, the photos and the total of the API, and prices only for users who can see them', async () => {
  const { company } = server;
  const photo = await upload(samples.png, 'pump.png');
  const report = await upload(samples.docx, 'report.docx');
  const ticket = await create({
    technicianId: company.users.tech.id,
    jobTypeId: company.jobTypeId,
    workStartedAt: '22:00',
    workEndedAt: '05:30',
    customerCompany: 'Águila & Sons',
    notes: 'For the office alone.',
    lines: [
      { kind: 'ITEM', description: 'Pump seal', quantity: 2.5, unit: 'ea', unitPriceCents: 333 },
      { kind: 'ADJUSTMENT', quantity: 1, unitPriceCents: -1000, reason: 'Waited for parts' },
    ],
    attachments: [{ fileUrl: photo }, { fileUrl: report }],
  });
  const response = await get(ticket.id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('content-disposition')).toContain(
    `inline; filename="Job ticket ${ticket.jobcode}.pdf"`,
  );
  const { pages, text, alts } = await read(response);
  expect(pages.flat()).toContain(`Total (USD)|${formatMoney(ticket.totals.subtotalCents, 'en-US')}`);
  for (const expected of [
    'Ours',
    ticket.jobcode,
    'Águila & Sons',
    '10:00 PM – 5:30 AM · 7.5 h',
    'Labor · Senior technician',
    'Pump seal',
    'Waited for parts',
    'Further attachments report.docx',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain('For the office alone.');
  expect(alts).toEqual(['pump.png']);

  // A user who cannot see prices gets a PDF without them, in the user's language.
  const spanish = await read(await get(ticket.id, 'tech', 'es'));
  expect(spanish.language).toBe('es');
  expect(spanish.text).toContain('Mano de obra · Técnico sénior');
  expect(spanish.text).not.toMatch(/\$|115\.50|3\.33|Total/);
});

it('rendering returns 429 with Retry-After while two PDFs are rendered, and releases its slots afterwards', async () => {
  const { id } = await create({});
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  let started = 0;
  const bothBegun = new Promise<void>((resolve) => {
    waiting = async (document) => {
      started += 1;
      if (started === 2) resolve();
      await drawn;
      return directRenderer.renderTicket(document);
    };
  });
  const first = [get(id), get(id)];
  await bothBegun;
  const refused = await get(id);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  draw();
  for (const { status } of await Promise.all(first)) expect(status).toBe(200);
  waiting = () => Promise.reject(new Error('The thread has ended'));
  for (let time = 0; time < 3; time += 1) expect((await get(id)).status).toBe(500);
  waiting = undefined;
  expect((await get(id)).status).toBe(200);
});

it('a signed-in user gets a PDF while customers without an account use all public slots', async () => {
  const { id, version } = await create({});
  const signature = { name: 'Ray Cole', title: null, strokes: ink, version };
  await call(`/ticket/${id}/signature`, 'PUT', signature);
  const { contentHash } = (await call(`/ticket/${id}`)).json.data.signature;
  const path = `/api/v1/signed/pdf?token=${signedCode(server.company.id, contentHash)}`;
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  let started = 0;
  const bothStarted = new Promise<void>((resolve) => {
    waiting = async (document) => {
      started += 1;
      if (started === 2) resolve();
      await drawn;
      return directRenderer.renderTicket(document);
    };
  });
  const customers = [server.app.request(path), server.app.request(path)];
  await bothStarted;
  waiting = undefined;
  expect((await server.app.request(path)).status).toBe(429);
  expect((await get(id)).status).toBe(200);
  draw();
  for (const { status } of await Promise.all(customers)) expect(status).toBe(200);
});

it('a HEAD request occupies no rendering slot', async () => {
  const { id } = await create({});
  const headers = { authorization: `Bearer ${await server.tokenOf('owner')}` };
  for (let count = 0; count < 12; count += 1) {
    const reply = await server.app.request(`/api/v1/ticket/${id}/pdf`, { method: 'HEAD', headers });
    expect([reply.status, Number(reply.headers.get('content-length')) > 1000]).toEqual([200, true]);
  }
});

it('readSignedCode reads codes of signedCode and rejects invalid codes', () => {
  const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const companyId = server.company.id;
  expect(signedCode(companyId, hash)).toMatch(/^[\w-]{43}$/);
  expect(readSignedCode(signedCode(companyId, hash))).toEqual({ companyId, hashStart: hash.slice(0, 32) });
  for (const wrong of ['', 'abc', `${signedCode(companyId, hash)}x`])
    expect(readSignedCode(wrong)).toBeUndefined();
});

it('the link on a PDF shows the signed content until the signature is removed', async () => {
  const billed = { ...ticketInput, jobTypeId: server.company.jobTypeId, workHours: 8 };
  const ticket = (await call('/ticket', 'POST', billed)).json.data;
  const { version } = ticket;
  const name = 'Ángela Muñoz';
  const signed = await call(`/ticket/${ticket.id}/signature`, 'PUT', {
    name,
    title: null,
    strokes: ink,
    version,
  });
  expect(signed.status).toBe(200);
  const pdf = await server.app.request(`https://derrick.example/api/v1/ticket/${ticket.id}/pdf`, {
    headers: { authorization: `Bearer ${await server.tokenOf('owner')}` },
  });
  const { text, alts } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(alts).toEqual([`Signature of ${name}`]);
  // A long URL is broken into several lines.
  const [, code = ''] =
    /https:\/\/derrick\.example\/signed\?token=([\w-]{43})/.exec(text.replaceAll(/[ |]/g, '')) ?? [];
  const { status, json, headers } = await lookUp(code);
  expect(status).toBe(200);
  expect(json.data).toMatchObject({ company: 'Ours', jobcode: ticket.jobcode, name, way: 'DRAWN' });
  expect(headers.get('cache-control')).toBe('no-store');
  const { content, contentHash } = json.data;
  expect(createHash('sha256').update(content).digest('hex')).toBe(contentHash);
  expect(content).toContain(ticketInput.location);
  expect(text).toContain(contentHash);

  const printed = await server.app.request(`/api/v1/signed/pdf?token=${code}`, {
    headers: { 'accept-language': 'es' },
  });
  expect([printed.status, printed.headers.get('content-language')]).toEqual([200, 'es']);
  const paper = await readPdf(new Uint8Array(await printed.arrayBuffer()));
  expect(paper.text).toContain(contentHash);
  expect(paper.text).not.toMatch(/\$|115\.50/);

  // A code with another company's id, or with one changed letter, is not found.
  const { hashStart = '' } = readSignedCode(code) ?? {};
  for (const wrong of [
    signedCode(server.foreign.id, hashStart),
    `${code[0] === 'A' ? 'B' : 'A'}${code.slice(1)}`,
    '',
  ]) {
    expect((await lookUp(wrong)).json).toMatchObject({ code: 'TOKEN_UNKNOWN' });
  }
  const now = (await call(`/ticket/${ticket.id}`)).json.data;
  const changed = await call(`/ticket/${ticket.id}`, 'PUT', {
    ...ticketInput,
    location: 'Elsewhere',
    version: now.version,
  });
  expect(changed.status).toBe(200);
  for (const path of ['signed', 'signed/pdf']) {
    expect((await server.call(`/api/v1/${path}?token=${code}`)).json).toMatchObject({
      code: 'TOKEN_UNKNOWN',
    });
  }
});
