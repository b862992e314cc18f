/** Signature links, tested through the API. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails } from '../../test/mail/delivery.ts';
import { startTestServer, type TestServer, ticketInput } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.deleteFrom('rate_limits').execute());

const technicianCall = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  server.call(`/api/v1${path}`, { method, token: await server.tokenOf('tech'), body });

const created = async (fields: object = {}) => {
  const body = { ...ticketInput, customerName: 'Dana Whitfield', customerCompany: 'Blue Mesa', ...fields };
  return (await technicianCall('POST', '/ticket', body)).json.data;
};

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** Requests a signature and returns the token of the link. */
const requestLink = async (id: string, body: object = {}) => {
  const { status, json } = await technicianCall('POST', `/ticket/${id}/signature-request`, body);
  expect([status, json.message]).toEqual([200, expect.stringContaining('There is a link')]);
  return tokenIn(json.data.link);
};

const open = (token: string) => server.call(`/api/v1/sign?token=${token}`);
const sign = (token: string, more: object = {}) =>
  server.call('/api/v1/sign', {
    method: 'POST',
    body: { token, name: 'Dana Whitfield', typed: true, ...more },
  });
const dispute = (token: string, text = 'Six hours, not eight.') =>
  server.call('/api/v1/sign/dispute', { method: 'POST', body: { token, text } });

const read = async (id: string) => (await technicianCall('GET', `/ticket/${id}`)).json.data;

describe('a signature link', () => {
  it('shows the ticket with its files, and without prices, notes or ids', async () => {
    const form = new FormData();
    form.append('file', new File(['gauge readings'], 'gauge.txt'));
    const token = await server.tokenOf('tech');
    const { json: file } = await server.call('/api/v1/file', { method: 'POST', token, form });
    const ticket = await created({
      notes: 'They pay late',
      jobTypeId: server.company.jobTypeId,
      workHours: 8,
      attachments: [{ fileUrl: file.data }],
    });
    const link = await requestLink(ticket.id);
    for (const _ of [1, 2]) {
      const { status, json, text } = await open(link);
      expect(status).toBe(200);
      expect(json.data).toMatchObject({
        // The customer sees days and times in the company's time zone.
        company: { name: 'Ours', photo: null, timeZone: 'UTC', hourCycle: 'h12' },
        ticket: {
          jobcode: ticket.jobcode,
          customerName: 'Dana Whitfield',
          workHours: 8,
          technician: 'Tomás Beltrán',
        },
        files: [{ originalName: 'gauge.txt' }],
      });
      expect(Date.parse(json.data.expiresAt) - Date.now()).toBeGreaterThan(13.9 * 24 * 60 * 60 * 1000);
      expect(text).not.toMatch(/\b11550\b|Cents|pay late/);
      expect(text).not.toContain(ticket.id);
    }
    const name = file.data.split('/').at(-1);
    const received = await server.call(`/api/v1/sign/file/${name}?token=${link}`);
    expect([received.status, received.text]).toEqual([200, 'gauge readings']);
    const otherLink = await requestLink((await created()).id);
    for (const path of [`${name}?token=${otherLink}`, `${name}?token=nonsense`, name, `none?token=${link}`]) {
      expect((await server.call(`/api/v1/sign/file/${path}`)).status).toBe(404);
    }
  });

  it('can be signed only once, also with concurrent requests', async () => {
    const { id } = await created();
    const token = await requestLink(id);
    const { contentHash } = (await open(token)).json.data;
    const replies = await Promise.all(Array.from({ length: 5 }, () => sign(token, { contentHash })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    const { signedToken } = replies.find(({ status }) => status === 200)?.json.data ?? {};
    expect((await server.call(`/api/v1/signed?token=${signedToken}`)).json.data).toMatchObject({
      contentHash,
      timeZone: 'UTC',
      hourCycle: 'h12',
    });
    expect((await server.call(`/api/v1/signed/pdf?token=${signedToken}`)).status).toBe(200);
    const { signature, version } = await read(id);
    expect(signature).toMatchObject({ name: 'Dana Whitfield', way: 'TYPED', isFromAfar: true, contentHash });
    expect(version).toBe(2);
    const [last] = (await technicianCall('GET', `/ticket/${id}/timeline`)).json.data.data;
    expect(last).toMatchObject({ action: 'ticket.sign', actor: { id: null, name: 'Dana Whitfield' } });
    expect((await open(token)).json.code).toBe('TOKEN_USED');
  });

  it('stays valid after GET, HEAD, form and incomplete requests', async () => {
    const { id } = await created();
    const token = await requestLink(id);
    for (const method of ['GET', 'HEAD'] as const)
      await server.call(`/api/v1/sign?token=${token}`, { method });
    const form = new FormData();
    form.append('token', token);
    const path = '/api/v1/sign';
    const replies = [
      await server.call(path, { method: 'POST', form }),
      await server.call(path, {
        method: 'POST',
        raw: `token=${token}&name=Bot&typed=true`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      await server.call(path, { method: 'POST', body: { token } }),
      await server.call(`${path}/dispute`, { method: 'POST', body: { token, text: ' ' } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([415, 415, 400, 400]);
    expect((await open(token)).status).toBe(200);
    expect((await read(id)).signature).toBeNull();
  });

  it('returns 409 when the ticket has changed since it was read, and stays valid', async () => {
    const { id } = await created();
    const token = await requestLink(id);
    const { contentHash } = (await open(token)).json.data;
    await technicianCall('PUT', `/ticket/${id}`, { ...ticketInput, workHours: 12 });
    const { status, json } = await sign(token, { contentHash });
    expect([status, json.code]).toEqual([409, 'CONFLICT']);
    const now = (await open(token)).json.data;
    expect(now.ticket.workHours).toBe(12);
    expect((await sign(token, { contentHash: now.contentHash })).status).toBe(200);
  });

  it('returns a specific error when expired or replaced, or when the ticket is void, signed or deleted', async () => {
    const states = {
      expired: await created(),
      replaced: await created(),
      voided: await created(),
      signed: await created(),
      deleted: await created(),
    };
    const links = Object.fromEntries(
      await Promise.all(
        Object.entries(states).map(async ([name, { id }]) => [name, await requestLink(id)] as const),
      ),
    );
    await server.database.db
      .updateTable('signature_requests')
      .set({ expires_at: new Date(0) })
      .where('ticket_id', '=', states.expired.id)
      .execute();
    // Earlier versions replaced a link when a newer one was made.
    await server.database.db
      .updateTable('signature_requests')
      .set({ replaced_at: new Date() })
      .where('ticket_id', '=', states.replaced.id)
      .execute();
    const newest = await requestLink(states.replaced.id);
    await server.database.db
      .updateTable('tickets')
      .set({ status: 'VOID' })
      .where('id', '=', states.voided.id)
      .execute();
    await technicianCall('PUT', `/ticket/${states.signed.id}/signature`, { name: 'Ray', typed: true });
    await server.database.db
      .updateTable('tickets')
      .set({ deleted_at: new Date() })
      .where('id', '=', states.deleted.id)
      .execute();
    const codes: Record<string, [number, string]> = {
      expired: [410, 'TOKEN_EXPIRED'],
      replaced: [410, 'TOKEN_REPLACED'],
      voided: [409, 'TICKET_LOCKED'],
      signed: [409, 'ALREADY_SIGNED'],
      deleted: [404, 'TOKEN_UNKNOWN'],
    };
    for (const [name, expected] of Object.entries(codes)) {
      const token = links[name] ?? '';
      for (const { status, json } of [await open(token), await sign(token), await dispute(token)]) {
        expect([name, status, json.code]).toEqual([name, ...expected]);
      }
    }
    expect((await open(newest)).status).toBe(200);
    expect((await open('x'.repeat(43))).json.code).toBe('TOKEN_UNKNOWN');
  });

  it('stays valid when the signature is requested again, until the customer answers', async () => {
    const { id } = await created();
    const mailed = await requestLink(id, { to: 'dana@blue-mesa.example' });
    const copied = await requestLink(id);
    const otherLink = await requestLink(id, { to: 'ray@blue-mesa.example', language: 'es' });
    const requests = await server.database.db
      .selectFrom('signature_requests')
      .select('sent_to')
      .where('ticket_id', '=', id)
      .execute();
    expect(requests.map(({ sent_to }) => sent_to).sort()).toEqual([
      'dana@blue-mesa.example',
      'ray@blue-mesa.example',
    ]);
    for (const token of [mailed, copied, otherLink]) expect((await open(token)).status).toBe(200);
    expect((await read(id)).signatureRequest).toMatchObject({
      sentTo: 'ray@blue-mesa.example',
      language: 'es',
      requestedBy: 'Tomás Beltrán',
    });
    // All links of a request expire together, also those of messages before it was extended.
    await server.database.db
      .updateTable('one_time_tokens')
      .set({ expires_at: sql<Date>`now() + interval '165 days'` })
      .where('kind', '=', 'sign')
      .execute();
    const again = await requestLink(id, { to: 'dana@blue-mesa.example' });
    expect((await open(mailed)).status).toBe(200);
    expect((await read(id)).signatureRequest).toMatchObject({ sentTo: 'dana@blue-mesa.example' });
    expect((await sign(copied)).status).toBe(200);
    for (const token of [mailed, copied, otherLink, again]) {
      expect((await open(token)).json.code).toBe('TOKEN_USED');
    }
    expect((await read(id)).signatureRequest).toBeNull();
  });

  it('stays usable while attempts with unknown tokens are rate limited', async () => {
    const link = await requestLink((await created()).id);
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    let last = 404;
    for (let n = 0; n < 110 && last === 404; n += 1) {
      last = (await server.call(`/api/v1/sign?token=${'y'.repeat(43)}`, from)).status;
    }
    expect(last).toBe(429);
    expect((await server.call(`/api/v1/sign?token=${link}`, from)).status).toBe(200);
  });
});

describe('the request of a link', () => {
  it('stores when the customer first opened it, also after it was sent again', async () => {
    const { id } = await created();
    const to = 'dana@blue-mesa.example';
    const link = await requestLink(id, { to });
    await server.call(`/api/v1/sign?token=${link}`, { method: 'HEAD' });
    await server.call(`/api/v1/sign/pdf?token=${link}`, { method: 'HEAD' });
    const openedAt = async () => (await read(id)).signatureRequest.openedAt;
    expect(await openedAt()).toBeNull();
    await open(link);
    const first = await openedAt();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await requestLink(id, { to });
    await open(link);
    expect(await openedAt()).toBe(first);
  });

  it('has the PDF of the ticket before it is signed, without prices', async () => {
    const ticket = await created({ jobTypeId: server.company.jobTypeId, workHours: 8 });
    const link = await requestLink(ticket.id);
    const pdf = await server.call(`/api/v1/sign/pdf?token=${link}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await open(link)).status).toBe(200);
    await sign(link);
    const codes = [link, 'nonsense'].map((token) => server.call(`/api/v1/sign/pdf?token=${token}`));
    expect((await Promise.all(codes)).map(({ json }) => json.code)).toEqual(['TOKEN_USED', 'TOKEN_UNKNOWN']);
  });
});

describe('disputing a ticket', () => {
  it('requests changes, notifies the manager and the technician, and consumes the link', async () => {
    const { id, jobcode } = await created();
    const token = await requestLink(id);
    await deliverMails(server.database.db);
    expect((await dispute(token)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'CHANGES_REQUESTED',
      statusChange: { by: null, comment: 'Six hours, not eight.' },
    });
    const [last, ...earlier] = (await technicianCall('GET', `/ticket/${id}/timeline`)).json.data.data;
    expect(last).toMatchObject({
      action: 'ticket.dispute',
      actor: { name: 'Dana Whitfield' },
      comment: 'Six hours, not eight.',
    });
    // The dispute itself requests the changes.
    const actions = earlier.map(({ action }: { action: string }) => action);
    expect(actions).not.toContain('ticket.requestChanges');
    const all = await deliverMails(server.database.db);
    // Emails about earlier signatures are in the list, too.
    const mails = all.filter(({ subject }) => /says that something is wrong/.test(subject));
    expect(mails.map(({ to }) => to).sort()).toEqual(['manager@ours.test', 'tech@ours.test']);
    for (const { text, link } of mails) {
      expect(text).toContain('“Six hours, not eight.”');
      expect(text).toContain(jobcode);
      expect(link).toMatch(new RegExp(`/dashboard/job-tickets/${id}$`));
    }
    expect((await sign(token)).json.code).toBe('TOKEN_USED');
  });

  it('leaves an approved ticket approved', async () => {
    const { id } = await created();
    const token = await requestLink(id);
    await server.database.db
      .updateTable('tickets')
      .set({ status: 'APPROVED' })
      .where('id', '=', id)
      .execute();
    expect((await dispute(token)).status).toBe(200);
    expect((await read(id)).status).toBe('APPROVED');
  });
});

/** Returns the signature state of a ticket on its page and in the list. */
const statesOf = async (id: string) => {
  const page = (await technicianCall('GET', '/ticket?pageSize=50')).json.data;
  const listed = page.data.find((ticket: { id: string }) => ticket.id === id);
  return [(await read(id)).signatureState, listed.signatureState];
};

describe('the signature state of a ticket', () => {
  it('is unsigned, waiting while a link is valid, and signed', async () => {
    const { id } = await created();
    expect(await statesOf(id)).toEqual(['unsigned', 'unsigned']);
    const link = await requestLink(id);
    expect(await statesOf(id)).toEqual(['waiting', 'waiting']);
    await sign(link);
    expect(await statesOf(id)).toEqual(['signed', 'signed']);
  });

  it('is unsigned again after the customer has disputed the ticket, and after the link has expired', async () => {
    const { id } = await created();
    await dispute(await requestLink(id));
    expect(await statesOf(id)).toEqual(['unsigned', 'unsigned']);

    const otherTicket = await created();
    await requestLink(otherTicket.id);
    await server.database.db
      .updateTable('signature_requests')
      .set({ expires_at: new Date(0) })
      .where('ticket_id', '=', otherTicket.id)
      .execute();
    expect(await statesOf(otherTicket.id)).toEqual(['unsigned', 'unsigned']);
  });
});

describe('the list of tickets', () => {
  it('filters by signature state, alone, combined and with a search', async () => {
    const wellName = 'Filtered by signature';
    const [signed, waiting, unsigned, disputed] = [
      await created({ wellName }),
      await created({ wellName }),
      await created({ wellName }),
      await created({ wellName }),
    ];
    await sign(await requestLink(signed.id));
    await requestLink(waiting.id);
    await dispute(await requestLink(disputed.id));
    const idsFor = async (states: string, more = '') => {
      const path = `/ticket?pageSize=100&signatureStates=${states}${more}`;
      const { data, meta } = (await technicianCall('GET', path)).json.data;
      expect(meta.pagination.count).toBe(data.length);
      const known = [signed, waiting, unsigned, disputed].map(({ id }) => id);
      return known.filter((id) => data.some((ticket: { id: string }) => ticket.id === id));
    };
    expect(await idsFor('signed')).toEqual([signed.id]);
    expect(await idsFor('waiting')).toEqual([waiting.id]);
    expect(await idsFor('unsigned')).toEqual([unsigned.id, disputed.id]);
    expect(await idsFor('signed,unsigned')).toEqual([signed.id, unsigned.id, disputed.id]);
    expect(await idsFor('waiting', '&search=Filtered')).toEqual([waiting.id]);
    const { json } = await technicianCall('GET', '/ticket/statistics?signatureStates=waiting&customerIds=');
    expect(json.data.total).toBe(
      (await technicianCall('GET', '/ticket?signatureStates=waiting&pageSize=100')).json.data.data.length,
    );
  });
});

describe('requesting a signature', () => {
  it('emails a link in the chosen language, and signing consumes both the emailed and the returned link', async () => {
    const { id, jobcode } = await created();
    await deliverMails(server.database.db);
    const handed = await requestLink(id, { to: 'Dana@Blue-Mesa.test', language: 'es' });
    const [mail] = await deliverMails(server.database.db);
    expect(mail).toMatchObject({
      to: 'dana@blue-mesa.test',
      subject: `Ours le pide que firme el ticket de trabajo ${jobcode}`,
    });
    expect(mail?.text).toContain('Hola, Dana Whitfield:');
    const mailed = tokenIn(mail?.link ?? '');
    expect(mailed).not.toBe(handed);
    expect([(await open(handed)).status, (await open(mailed)).status]).toEqual([200, 200]);
    expect((await sign(mailed)).status).toBe(200);
    expect((await open(handed)).json.code).toBe('TOKEN_USED');
  });

  it('sends a link by SMS to a phone number', async () => {
    const { id } = await created();
    await requestLink(id, { to: '(432) 555-0134' });
    const [sms] = await deliverMails(server.database.db);
    expect(sms).toMatchObject({ to: '+14325550134', html: '' });
    expect((await open(tokenIn(sms?.link ?? ''))).status).toBe(200);
  });

  it('stores no plain token, and rejects an invalid recipient and a signed ticket', async () => {
    const { id } = await created();
    const token = await requestLink(id, { to: 'dana@blue-mesa.test' });
    for (const table of ['one_time_tokens', 'signature_requests', 'events', 'jobs'] as const) {
      const rows = await server.database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    const ask = (to: string) => technicianCall('POST', `/ticket/${id}/signature-request`, { to });
    expect((await ask('dana@')).json.errors).toEqual({ to: 'emailInvalid' });
    expect((await ask('12')).json.errors).toEqual({ to: 'phoneInvalid' });
    await sign(token);
    const { status, json } = await ask('dana@blue-mesa.test');
    expect([status, json.code]).toEqual([409, 'ALREADY_SIGNED']);
  });

  it('creates a link that stays valid after the requesting user resets their password', async () => {
    const { id } = await created();
    const token = await requestLink(id);
    const { email } = server.company.users.tech;
    await server.call('/api/v1/auth/forgot-password', { method: 'POST', body: { email } });
    const mails = await deliverMails(server.database.db);
    const reset = tokenIn(mails.find(({ to }) => to === email)?.link ?? '');
    const body = {
      token: reset,
      newPassword: 'another correct horse',
      confirmPassword: 'another correct horse',
    };
    expect((await server.call('/api/v1/auth/reset-password', { method: 'POST', body })).status).toBe(200);
    expect((await open(token)).status).toBe(200);
  });
});
