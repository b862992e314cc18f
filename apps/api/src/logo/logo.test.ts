import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples } from '../../test/files/samples.ts';
import { invoicing } from '../../test/invoices.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { directRenderer } from '../documents/index.ts';
import { createFolderStore } from '../files/folderStore.ts';
import { sweep } from '../files/sweep.ts';
import { issueInvoiceToken } from '../links/index.ts';
import { createLogger } from '../platform/logging.ts';
import { readLetterhead } from '../printing/company.ts';

/** Replaces the thread that renders documents while a test sets it. */
let canDraw: ((picture: Uint8Array) => Promise<boolean>) | undefined;
let server: TestServer;
let on: ReturnType<typeof invoicing>;
beforeAll(async () => {
  server = await startTestServer({
    renderer: { ...directRenderer, canDraw: (picture) => (canDraw ?? directRenderer.canDraw)(picture) },
  });
  on = invoicing(server);
});
afterAll(() => server.close());

const png = `data:image/png;base64,${samples.png.toString('base64')}`;
/** The smallest JPEG that contains its size. */
const jpegBytes = Buffer.from('ffd8ffc0000b080001000101011100ffd9', 'hex');
const jpeg = `data:image/jpeg;base64,${jpegBytes.toString('base64')}`;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString(
  'base64',
);

const change = (logo: unknown) => on.send('POST', '/company/logo', { logo });
const set = async (logo: string | null): Promise<string | null> => {
  const { status, json, text } = await change(logo);
  expect(status, text).toBe(200);
  return json.data.logo;
};
const printed = async () => {
  const { logo } = await readLetterhead(server.database.db, server.company.id, 'en');
  return logo && Buffer.from(logo);
};

it('the logo appears in the app, on customer pages and on new documents until it is removed', async () => {
  const { id } = await on.issued();
  const token = await server.database.db
    .transaction()
    .execute((trx) => issueInvoiceToken(trx, { companyId: server.company.id, invoiceId: id }));
  const { json: ticket } = await on.send('POST', '/ticket', {
    location: 'Pad 12',
    wellName: 'Mesquite 4-1H',
    description: 'Packing',
    customerCompany: 'Blue Mesa',
  });
  const link = await on.send('POST', `/ticket/${ticket.data.id}/signature-request`, {});
  const signToken = /token=(.*)$/.exec(link.json.data.link)?.[1];
  const shown = async () => [
    (await on.send('GET', '/company')).json.data.profile.logo,
    (await on.send('GET', '/users/me')).json.data.company.logo,
    (await server.call(`/api/v1/public/invoice?token=${token}`)).json.data.logo,
    (await server.call(`/api/v1/sign?token=${signToken}`)).json.data.company.photo,
  ];
  const address = await set(png);
  expect(address).toMatch(/^\/api\/v1\/logo\//);
  expect(await shown()).toEqual([address, address, address, address]);
  expect(await printed()).toEqual(samples.png);
  expect(await set(null)).toBeNull();
  expect(await shown()).toEqual([null, null, null, null]);
  expect(await printed()).toBeNull();
});

it('the logo can be read without signing in, with safe headers, until it is replaced', async () => {
  const first = (await set(png)) ?? '';
  const reply = await server.app.request(first);
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(samples.png);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(await set(png)).toBe(first);
  const second = (await set(jpeg)) ?? '';
  expect((await server.app.request(second)).headers.get('content-type')).toBe('image/jpeg');
  for (const address of [first, second.slice(0, -1), '/api/v1/logo/nothing'])
    expect((await server.app.request(address)).status).toBe(404);
});

it('the logo survives the file sweep, and changing the logo keeps the profile version', async () => {
  const address = await set(png);
  const { version } = (await on.send('GET', '/company')).json.data.profile;
  await set(jpeg);
  // A form of the company profile that was open meanwhile can still be saved.
  expect((await on.send('GET', '/company')).json.data.profile.version).toBe(version);
  const store = createFolderStore(join(server.filesFolder, 'stored'));
  await sweep({ db: server.database.db, store, log: createLogger('error') }, Date.now() * 2);
  expect(await printed()).toEqual(jpegBytes);
  expect(address).not.toBeNull();
});

it.each([
  ['markup that can run', `data:image/svg+xml;base64,${svg}`, 'logoInvalid'],
  ['markup that calls itself a picture', `data:image/png;base64,${svg}`, 'logoInvalid'],
  [
    'a picture that cannot be drawn',
    `data:image/png;base64,${samples.png.subarray(0, 40).toString('base64')}`,
    'logoInvalid',
  ],
  ['another kind of picture', `data:image/png;base64,${samples.gif.toString('base64')}`, 'logoInvalid'],
  ['an address', 'https://elsewhere.example/logo.png', 'logoInvalid'],
  ['more than two megabytes', `data:image/png;base64,${'A'.repeat(2_900_000)}`, 'logoTooLarge'],
])('changing the logo rejects %s', async (_, logo, reason) => {
  const before = await printed();
  const { status, json } = await change(logo);
  expect([status, json.errors]).toEqual([400, { logo: reason }]);
  expect(await printed()).toEqual(before);
});

it('the document renderer decodes an uploaded logo and rejects a logo that cannot be drawn', async () => {
  const unpacked: Buffer[] = [];
  canDraw = async (picture) => {
    unpacked.push(Buffer.from(picture));
    return false;
  };
  const { status, json } = await change(png);
  canDraw = undefined;
  expect(unpacked).toEqual([samples.png]);
  expect([status, json.errors]).toEqual([400, { logo: 'logoInvalid' }]);
});

it('a logo of up to two megabytes is accepted', async () => {
  // Data after the end of an image is not rendered.
  const large = Buffer.concat([samples.png, Buffer.alloc(2 * 1024 ** 2 - samples.png.length)]);
  expect((await change(`data:image/png;base64,${large.toString('base64')}`)).status).toBe(200);
  const larger = Buffer.concat([large, Buffer.alloc(1)]);
  const refused = await change(`data:image/png;base64,${larger.toString('base64')}`);
  expect(refused.json.errors).toEqual({ logo: 'logoTooLarge' });
});

it('managers cannot change the logo', async () => {
  expect((await on.send('POST', '/company/logo', { logo: null }, 'manager')).status).toBe(403);
});
