import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../../test/files/samples.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';
import { isPublicAddress, publicLookup } from '../platform/publicAddress.ts';
import { fetchPhoto, type Get, type Photo } from './fetchPhoto.ts';
import { createPhotoAddresses } from './photoAddresses.ts';
import { CACHE_SECONDS, createPhotoCache } from './photoCache.ts';

const PHOTO = 'https://photos.example/maya.png';

describe('a network address', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
    'isPublicAddress accepts %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ...['64:ff9b::7f00:1', 'fc00::1', 'fe80::1', 'ff02::1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
  ])('isPublicAddress rejects %s', (address) => expect(isPublicAddress(address)).toBe(false));

  /** Looks up a name that resolves to the given addresses; undefined for an unknown name. */
  const lookUp = (addresses: readonly string[] | undefined, all: boolean) =>
    new Promise((resolve) => {
      const lookupAddresses = addresses?.map((address): LookupAddress => ({ address, family: 4 }));
      publicLookup((_, done) =>
        lookupAddresses ? done(null, lookupAddresses) : done(new Error('ENOTFOUND')),
      )('photos.example', { all }, (error, address) => resolve(error ? 'refused' : address));
    });

  it('is used for the connection only when all addresses of the host are public', async () => {
    expect(await lookUp(['93.184.215.14'], false)).toBe('93.184.215.14');
    expect(await lookUp(['93.184.215.14'], true)).toEqual([{ address: '93.184.215.14', family: 4 }]);
    expect(await lookUp(['93.184.215.14', '127.0.0.1'], true)).toBe('refused');
    expect(await lookUp([], true)).toBe('refused');
    expect(await lookUp(undefined, true)).toBe('refused');
  });
});

describe('a photo on another server', () => {
  type Reply = { status?: number; headers?: Record<string, string>; body?: Iterable<Buffer> };
  /** Answers requests from a table and records all requested addresses. */
  const serverOf = (replies: Record<string, Reply>) => {
    const lookups: string[] = [];
    const get: Get = async (url) => {
      lookups.push(url.href);
      const { status = 200, headers = {}, body = [samples.png] } = replies[url.href] ?? { status: 404 };
      const content = {
        async *[Symbol.asyncIterator]() {
          yield* body;
        },
        destroy() {},
      };
      return { status, headers, body: content };
    };
    return { get, lookups };
  };

  it('gets its type from its content and not from its Content-Type header', async () => {
    const { get } = serverOf({ [PHOTO]: { headers: { 'content-type': 'text/html' } } });
    expect(await fetchPhoto(PHOTO, get)).toEqual({ type: 'image/png', bytes: samples.png });
  });

  it.each([
    ['markup', samples.svg],
    ['a page', samples.html],
    ['a document', samples.pdf],
    ['what no browser shows', samples.heic],
    ['nothing', Buffer.alloc(0)],
  ])('is rejected when its content is %s', async (_, content) => {
    const { get } = serverOf({ [PHOTO]: { headers: { 'content-type': 'image/png' }, body: [content] } });
    expect(await fetchPhoto(PHOTO, get)).toBeUndefined();
  });

  it('is rejected over two megabytes without reading the rest', async () => {
    let sent = 0;
    function* endless() {
      yield samples.png;
      for (;;) {
        sent += 1;
        yield Buffer.alloc(256 * 1024);
      }
    }
    const withLength = serverOf({ [PHOTO]: { headers: { 'content-length': '9000000' } } });
    expect(await fetchPhoto(PHOTO, withLength.get)).toBeUndefined();
    const withoutLength = serverOf({ [PHOTO]: { body: endless() } });
    expect(await fetchPhoto(PHOTO, withoutLength.get)).toBeUndefined();
    expect(sent).toBeLessThan(10);
  });

  it.each([
    'http://photos.example/maya.png',
    'https://photos.example:8443/maya.png',
    'https://user:secret@photos.example/maya.png',
    'https://127.0.0.1/maya.png',
    'https://[::1]/maya.png',
    'https://2130706433/maya.png',
    'file:///etc/passwd',
    'maya.png',
  ])('is not requested from %s, directly or after a redirect', async (address) => {
    const { get, lookups } = serverOf({ [PHOTO]: { status: 302, headers: { location: address } } });
    expect(await fetchPhoto(address, get)).toBeUndefined();
    expect(lookups).toEqual([]);
    if (address === 'maya.png') return;
    expect(await fetchPhoto(PHOTO, get)).toBeUndefined();
    expect(lookups).toEqual([PHOTO]);
  });

  it('is fetched after a redirect, but not in a redirect loop', async () => {
    const photoAddress = 'https://cdn.example/maya.png';
    const { get } = serverOf({
      [PHOTO]: { status: 301, headers: { location: photoAddress } },
      [photoAddress]: {},
    });
    expect(await fetchPhoto(PHOTO, get)).toMatchObject({ type: 'image/png' });
    const around = serverOf({ [PHOTO]: { status: 302, headers: { location: PHOTO } } });
    expect(await fetchPhoto(PHOTO, around.get)).toBeUndefined();
    expect(around.lookups).toHaveLength(4);
  });

  it('is undefined when its server fails', async () => {
    expect(await fetchPhoto(PHOTO, () => Promise.reject(new Error('reset')))).toBeUndefined();
  });
});

describe('a cached photo', () => {
  const photo: Photo = { type: 'image/png', bytes: samples.png };

  it('is fetched once a day, also with concurrent requests, and every five minutes while missing', async () => {
    const fetched: string[] = [];
    let now = 0;
    const cache = createPhotoCache(
      async (address) => {
        fetched.push(address);
        return address === PHOTO ? photo : undefined;
      },
      () => now,
    );
    expect(await Promise.all([cache.get(PHOTO), cache.get(PHOTO)])).toEqual([photo, photo]);
    expect(await cache.get('https://photos.example/none.png')).toBeUndefined();
    now += 299_000;
    await cache.get('https://photos.example/none.png');
    expect(fetched).toHaveLength(2);
    now += 2000;
    await cache.get('https://photos.example/none.png');
    await cache.get(PHOTO);
    expect(fetched).toHaveLength(3);
    now += CACHE_SECONDS * 1000;
    await cache.get(PHOTO);
    expect(fetched).toHaveLength(4);
  });

  it('is removed when newer photos fill the cache', async () => {
    const fetched: string[] = [];
    const cache = createPhotoCache(async (address) => {
      fetched.push(address);
      return { type: 'image/png', bytes: Buffer.alloc(2 * 1024 * 1024) };
    });
    for (let n = 0; n < 17; n += 1) await cache.get(`https://photos.example/${n}`);
    await cache.get('https://photos.example/16');
    expect(fetched).toHaveLength(17);
    await cache.get('https://photos.example/0');
    expect(fetched).toHaveLength(18);
  });

  it('is fetched with at most eight concurrent requests', async () => {
    const open: (() => void)[] = [];
    const cache = createPhotoCache(async () => {
      await new Promise<void>((resolve) => open.push(resolve));
      return photo;
    });
    const all = Array.from({ length: 20 }, (_, n) => cache.get(`https://photos.example/${n}`));
    for (let done = 0; done < 20; done += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      expect(open.length).toBeLessThanOrEqual(8);
      open.shift()?.();
    }
    expect(await Promise.all(all)).toHaveLength(20);
  });
});

describe('the URL of a photo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { db } = server.database;
    const company_id = server.company.id;
    await db
      .updateTable('users')
      .set({ photo: PHOTO })
      .where('company_id', '=', company_id)
      .where('id', '=', server.company.users.tech.id)
      .execute();
    const id = newId();
    await db
      .insertInto('customers')
      .values({ company_id, id, name: 'Apache Ridge', photo: '/photo.png' })
      .execute();
  });
  afterAll(() => server.close());

  it('leads to this server in every reply, and a local path stays unchanged', async () => {
    const token = await server.tokenOf('owner');
    const body = {
      ...ticketInput,
      technicianId: server.company.users.tech.id,
      customerCompany: 'Apache Ridge',
    };
    await server.call('/api/v1/ticket', { method: 'POST', token, body });
    const { json } = await server.call('/api/v1/ticket', { token });
    const [{ technician, company }] = json.data.data;
    expect(company.photo).toBe('/photo.png');
    expect(technician.photo).toMatch(/^\/api\/v1\/photo\/[\w-]+\.[\w-]{22}$/);
    const me = await server.call('/api/v1/users/me', { token: await server.tokenOf('tech') });
    expect(me.json.data.photo).toBe(technician.photo);
    const people = await server.call('/api/v1/users/load/technicians', { token });
    expect(people.text).not.toContain('photos.example');
    expect(people.text).toContain(technician.photo);
  });

  it('is rejected when signed with another secret', async () => {
    const addresses = createPhotoAddresses('a secret of thirty-two bytes or more');
    const otherAddresses = createPhotoAddresses('another secret of thirty-two bytes');
    const nameOf = (address: string) => address.split('/').at(-1) ?? '';
    expect(addresses.read(nameOf(addresses.addressOf(PHOTO)))).toBe(PHOTO);
    expect(addresses.read(nameOf(otherAddresses.addressOf(PHOTO)))).toBeUndefined();
    expect(addresses.read('nothing')).toBeUndefined();
    for (const name of ['nothing', nameOf(otherAddresses.addressOf('https://127.0.0.1/'))]) {
      const { status, headers } = await server.call(`/api/v1/photo/${name}`);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });
});
