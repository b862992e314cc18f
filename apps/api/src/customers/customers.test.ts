import { type Customer, createCustomer } from '@derrick/domain/customers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer, ticketInput } from '../../test/server.ts';
import { newId } from '../db/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: Person = 'manager',
) => server.call(`/api/v1${path}`, { method, token: await server.tokenOf(as), body });

async function add(fields: object): Promise<Customer> {
  const { status, text, json } = await send('POST', '/customer', fields);
  expect(status, text).toBe(201);
  return json.data;
}

const addTicket = async (customerCompany: string) =>
  (await send('POST', '/ticket', { ...ticketInput, customerCompany })).json.data;

const namesIn = (json: { data: { data: { name: string }[] } }) => json.data.data.map(({ name }) => name);

describe('a customer', () => {
  it('is stored with its contacts and normalized values', async () => {
    const created = await add({
      name: '  Río   Verde Gas ',
      contacts: [
        { name: ' Ana  Ríos ', email: ' ANA@rio.example ', phone: '(432) 555-0101' },
        { name: 'Ben Ott', email: '', phone: null },
      ],
      billingAddress: ' 1 Main St\nMidland ',
      invoiceEmail: 'Pay@rio.example',
      termsDays: 45,
      isTaxExempt: true,
      costReference: ' AFE  7 ',
      notes: ' ',
    });
    expect(created).toMatchObject({
      name: 'Río Verde Gas',
      contacts: [
        { name: 'Ana Ríos', email: 'ana@rio.example', phone: '+14325550101' },
        { name: 'Ben Ott', email: null, phone: null },
      ],
      billingAddress: '1 Main St\nMidland',
      invoiceEmail: 'pay@rio.example',
      termsDays: 45,
      isTaxExempt: true,
      costReference: 'AFE 7',
      language: 'en',
      notes: null,
      ticketCount: 0,
      version: 1,
    });
    expect((await send('GET', `/customer/${created.id}`)).json.data).toEqual(created);
  });

  it('has payment terms of 30 days by default', async () => {
    expect(await add({ name: 'Plain Customer' })).toMatchObject({
      termsDays: 30,
      contacts: [],
      billingAddress: null,
      isTaxExempt: false,
    });
  });

  it.each([
    [{ name: ' ' }, { name: 'customerNameRequired' }],
    [{ name: 'x'.repeat(201) }, { name: 'nameTooLong' }],
    [{ name: 'A', invoiceEmail: 'nobody' }, { invoiceEmail: 'emailInvalid' }],
    [{ name: 'A', termsDays: 366 }, { termsDays: 'termsInvalid' }],
    [{ name: 'A', contacts: [{ name: '' }] }, { 'contacts.0.name': 'contactNameRequired' }],
    [{ name: 'A', contacts: [{ name: 'B', phone: '12' }] }, { 'contacts.0.phone': 'phoneInvalid' }],
    [{ name: 'A', contacts: Array(51).fill({ name: 'B' }) }, { contacts: 'tooManyContacts' }],
    [{ name: 'A', billingAddress: 'x'.repeat(501) }, { billingAddress: 'textTooLong' }],
    [{ name: 'A', photo: 'x' }, { photo: 'unknownField' }],
  ])('is rejected as %j', async (body, errors) => {
    expect((await send('POST', '/customer', body)).json).toMatchObject({ code: 'VALIDATION_FAILED', errors });
  });

  it('needs a unique name, ignoring case and outer spaces', async () => {
    await add({ name: 'Only One' });
    const otherCustomer = await add({ name: 'Another' });
    for (const reply of [
      await send('POST', '/customer', { name: 'only ONE' }),
      await send('PUT', `/customer/${otherCustomer.id}`, { name: 'ONLY one' }),
    ]) {
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({ code: 'CONFLICT', errors: { name: 'nameTaken' } });
    }
    expect((await send('PUT', `/customer/${otherCustomer.id}`, { name: 'ANOTHER' })).status).toBe(200);
  });

  it('is created once per idempotency key', async () => {
    const call = async () =>
      server.call('/api/v1/customer', {
        method: 'POST',
        token: await server.tokenOf('admin'),
        body: Object(createCustomer.example?.body),
        headers: { 'idempotency-key': 'customer-once' },
      });
    expect((await call()).text).toBe((await call()).text);
  });

  it('returns 409 with the current version when the submitted version is outdated', async () => {
    const created = await add({ name: 'Before' });
    const path = `/customer/${created.id}`;
    const changed = await send('PUT', path, { name: 'After', language: 'es', version: 1 }, 'admin');
    expect(changed.json.data).toMatchObject({ name: 'After', language: 'es', version: 2 });
    const { status, json } = await send('PUT', path, { name: 'Late', version: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      code: 'CONFLICT',
      data: {
        changedBy: { id: server.company.users.admin.id, fullname: 'Adán Admin' },
        customer: { name: 'After', version: 2 },
      },
    });
    // An API client that does not send a language leaves it unchanged.
    expect((await send('PUT', path, { name: 'Without a version' })).json.data).toMatchObject({
      language: 'es',
      version: 3,
    });
  });

  it('is matched by a previous name until another customer takes that name', async () => {
    const { id } = await add({ name: 'Old Words' });
    await send('PUT', `/customer/${id}`, { name: 'New Words' });
    expect(await addTicket('old words')).toMatchObject({ customerCompany: 'New Words' });
    expect((await send('GET', `/customer/${id}`)).json.data.ticketCount).toBe(1);
    await send('PUT', `/customer/${id}`, { name: 'Old Words' });
    await send('PUT', `/customer/${id}`, { name: 'New Words' });
    expect(await addTicket('Old Words')).toMatchObject({ customerCompany: 'New Words' });
    await add({ name: 'Old Words' });
    expect(await addTicket('Old Words')).toMatchObject({ customerCompany: 'Old Words' });
  });

  it('can be deleted only when no ticket and no invoice references it', async () => {
    const ticket = await addTicket('To be deleted');
    const [customer] = (await send('GET', '/customer?search=to+be+deleted')).json.data.data;
    const remove = () => send('DELETE', `/customer/${customer.id}`);
    expect((await remove()).json).toMatchObject({ code: 'CUSTOMER_IN_USE' });
    await send('DELETE', `/ticket/${ticket.id}`);

    const { db } = server.database;
    const invoice = { company_id: server.company.id, id: newId(), number: 9001, customer_id: customer.id };
    await db.insertInto('invoices').values(invoice).execute();
    expect((await remove()).status).toBe(409);
    await db
      .deleteFrom('invoices')
      .where('company_id', '=', server.company.id)
      .where('id', '=', invoice.id)
      .execute();

    expect((await remove()).json).toMatchObject({
      data: { id: customer.id },
      message: '“To be deleted” was deleted',
    });
    expect((await send('GET', `/customer/${customer.id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
  });
});

describe('the customer list', () => {
  it('returns only ids and names unless details are requested', async () => {
    await add({
      name: 'Listed Co',
      contacts: [{ name: 'Zoë Quartz', email: 'zoe@listed.example', phone: '4325550177' }],
      termsDays: 7,
    });
    const search = 'search=listed';
    expect((await send('GET', `/customer?${search}`)).json.data.data).toEqual([
      { id: expect.any(String), name: 'Listed Co' },
    ]);
    const detailed = (await send('GET', `/customer?${search}&withDetails=true`)).json.data.data;
    expect(detailed).toEqual([
      {
        id: expect.any(String),
        name: 'Listed Co',
        mainContact: { name: 'Zoë Quartz', email: 'zoe@listed.example', phone: '+14325550177' },
        invoiceEmail: null,
        termsDays: 7,
        isTaxExempt: false,
      },
    ]);
  });

  it('searches contacts only when details are requested', async () => {
    for (const word of ['quartz', 'zoe@listed', '5550177']) {
      expect(namesIn((await send('GET', `/customer?withDetails=true&search=${word}`)).json)).toEqual([
        'Listed Co',
      ]);
      expect(namesIn((await send('GET', `/customer?search=${word}`)).json)).toEqual([]);
    }
  });

  it('sorts by name or payment terms, ascending and descending', async () => {
    await add({ name: 'Sorted A', termsDays: 60 });
    await add({ name: 'sorted b', termsDays: 10 });
    await add({ name: 'Sorted Ç', termsDays: 10 });
    const sorted = async (sort: string) =>
      namesIn((await send('GET', `/customer?search=sorted&withDetails=true&sort=${sort}`)).json);
    expect(await sorted('name')).toEqual(['Sorted A', 'sorted b', 'Sorted Ç']);
    expect(await sorted('-name')).toEqual(['Sorted Ç', 'sorted b', 'Sorted A']);
    expect(await sorted('termsDays')).toEqual(['sorted b', 'Sorted Ç', 'Sorted A']);
    expect(await sorted('-termsDays')).toEqual(['Sorted A', 'sorted b', 'Sorted Ç']);
  });

  it('returns names to technicians and rejects their requests for details', async () => {
    expect((await send('GET', '/customer?search=listed', undefined, 'tech')).json.data.data).toHaveLength(1);
    expect((await send('GET', '/customer?withDetails=true', undefined, 'tech')).status).toBe(403);
  });
});
