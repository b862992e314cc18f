import { randomUUID } from 'node:crypto';
import { tokensOf } from '../product.mjs';

/** @typedef {(path: string, init?: RequestInit) => Promise<any>} Call */

/** @type {(url: string, accessToken?: string) => Call} Returns a function that calls the API and returns the data of the reply. */
const callsWith = (url, accessToken) => async (path, init) => {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
  const reply = await fetch(`${url}/api/v1${path}`, { ...init, headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()).data;
};

/** @type {(body?: object) => RequestInit} */
const post = (body = {}) => ({ method: 'POST', body: JSON.stringify(body) });

/** @param {string} link */
const tokenIn = (link) => new URL(link).searchParams.get('token') ?? '';

/** @type {(url: string, outboxKey: string) => (kind: string, to: string) => Promise<{ link: string, text: string }>} Waits for an email. */
const outboxOf = (url, outboxKey) => async (kind, to) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(`${url}/dev/outbox.json`, {
      headers: { cookie: `derrick_outbox=${outboxKey}` },
    });
    /** @type {any[]} */
    const mails = await reply.json();
    const mail = mails.find((candidate) => candidate.kind === kind && candidate.to === to);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No ${kind} email was sent to ${to}`);
};

/** Owner of a company that has no records yet. */
const newOwner = { email: 'nora@first-day.example', password: 'crown-block-3' };

/** @param {string} url */
const registerCompany = (url) =>
  callsWith(url)(
    '/auth/register',
    post({
      user: {
        ...newOwner,
        fullname: 'Nora Vance',
        language: 'EN',
        companyId: randomUUID(),
      },
      company: {
        name: 'Vance Well Services',
        size: 'SMALL',
        industry: 'Oil & Gas',
        timeZone: 'America/Chicago',
      },
    }),
  );

/** Contact of the customer who receives the emailed links. */
const MAILED = 'payables@screenshots.example';

/**
 * Sends an invoice, and requests the customer's page.
 * @param {Call} call
 * @param {ReturnType<typeof outboxOf>} mailTo
 * @param {string} invoice id
 */
async function mailInvoice(call, mailTo, invoice) {
  await call(`/invoice/${invoice}/send`, post({ to: [MAILED], message: null, rememberRecipient: true }));
  const publicInvoice = tokenIn((await mailTo('invoice', MAILED)).link);
  await call('/public/customer/link', post({ token: publicInvoice, email: MAILED }));
  return { publicInvoice, customerPage: tokenIn((await mailTo('customerLink', MAILED)).link) };
}

/**
 * Signs one ticket, and creates a link to sign another.
 * @param {Call} call
 * @param {string[]} tickets ids
 */
async function signTickets(call, [first, second]) {
  const { link } = await call(`/ticket/${first}/signature-request`, post());
  const { link: usedLink } = await call(`/ticket/${second}/signature-request`, post());
  const used = tokenIn(usedLink);
  const { contentHash } = await call(`/sign?token=${used}`);
  const { signedToken } = await call(
    '/sign',
    post({ token: used, contentHash, name: 'Dana Whitfield', title: 'Company man', typed: true }),
  );
  return { sign: tokenIn(link), usedSign: used, signed: signedToken };
}

/**
 * Finds the demo records for the screenshots, and invites a technician.
 * @param {string} url origin
 * @param {string} accessToken of the owner
 * @returns {Promise<import('./shots.mjs').RecordIds>}
 */
export async function findIds(url, accessToken) {
  const call = callsWith(url, accessToken);
  /** @type {(path: string) => Promise<any[]>} */
  const list = async (path) => (await call(path)).data;
  const tickets = await list('/ticket?pageSize=50');
  const technicians = await list('/users/load/technicians?pageSize=50');
  const [manager] = await list('/users/load/managers');
  const [draft] = await list('/invoice?status=DRAFT');
  const [paid] = await list('/invoice?status=PAID');
  const [issued] = await list('/invoice?status=AWAITING_PAYMENT');
  const open = tickets.find(({ invoiceId }) => !invoiceId);
  const { id } = technicians.find(({ needsLink, email }) => needsLink && email);
  const { link } = await call(`/users/technician/${id}/invitation/link`, post());
  return {
    technician: technicians.find(({ status }) => status === 'ACTIVE').id,
    manager: manager.id,
    customer: issued.customer.id,
    openCode: open.jobcode,
    openTicket: open.id,
    invoicedTicket: tickets.find(({ invoiceId }) => invoiceId).id,
    draftInvoice: draft.id,
    issuedInvoice: issued.id,
    paidInvoice: paid.id,
    invitation: tokenIn(link),
  };
}

/**
 * Creates the links that are emailed to people without a session.
 * @param {string} url origin
 * @param {string} outboxKey
 * @param {string} accessToken of the owner
 * @param {import('./shots.mjs').RecordIds} ids
 * @returns {Promise<import('./shots.mjs').LinkTokens>}
 */
export async function createLinks(url, outboxKey, accessToken, { issuedInvoice, openTicket }) {
  const call = callsWith(url, accessToken);
  const mailTo = outboxOf(url, outboxKey);
  /** @type {{ data: { id: string }[] }} */
  const { data: unsigned } = await call(
    '/ticket?pageSize=10&signatureStates=unsigned&invoiceStatuses=notInvoiced',
  );
  const { text } = await mailTo('notification', 'owner@demo.derrick.test');
  await call('/account/email', post({ email: 'maya@reyes.example', password: 'derrick-demo' }));
  return {
    confirmEmail: tokenIn((await mailTo('confirmEmail', 'maya@reyes.example')).link),
    unsubscribe: /unsubscribe\?token=(\S+)/.exec(text)?.[1] ?? '',
    ...(await mailInvoice(call, mailTo, issuedInvoice)),
    ...(await signTickets(
      call,
      unsigned.map(({ id }) => id).filter((id) => id !== openTicket),
    )),
  };
}

/** Period after which a user signs in again: before the access token expires, because a run can take longer. */
const SESSION_MS = 5 * 60_000;

/**
 * Registers a new company, and returns a function that signs in a user.
 * @param {string} url
 * @param {{ email: string, password: string }} account of the owner
 * @returns {Promise<(as: 'owner' | 'technician' | 'newOwner') => Promise<import('./shots.mjs').Session>>}
 */
export async function createSignIn(url, account) {
  await registerCompany(url);
  const accounts = {
    owner: account,
    technician: { ...account, email: 'tech@demo.derrick.test' },
    newOwner,
  };
  /** @type {Map<string, { session: import('./shots.mjs').Session, since: number }>} */
  const sessions = new Map();
  return async (as) => {
    const current = sessions.get(as);
    if (current && Date.now() - current.since < SESSION_MS) return current.session;
    const session = await tokensOf(url, accounts[as]);
    sessions.set(as, { session, since: Date.now() });
    return session;
  };
}
