/**
 * Finds the demo records for the screenshots and invites a technician.
 * @param {string} url origin
 * @param {string} accessToken of the owner
 * @returns {Promise<import('./shots.mjs').Ids>}
 */
export async function findIds(url, accessToken) {
  /** @type {(path: string, init?: RequestInit) => Promise<any>} */
  const call = async (path, init) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/api/v1${path}`, { ...init, headers });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  /** @type {(path: string) => Promise<any[]>} */
  const list = async (path) => (await call(path)).data;
  const tickets = await list('/ticket?pageSize=50');
  const technicians = await list('/users/load/technicians?pageSize=50');
  const [manager] = await list('/users/load/managers');
  const [customer] = await list('/customer');
  const [draft] = await list('/invoice?status=DRAFT');
  const [issued] = await list('/invoice?status=AWAITING_PAYMENT');
  const open = tickets.find(({ invoiceId }) => !invoiceId);
  const { id } = technicians.find(({ needsLink, email }) => needsLink && email);
  const { link } = await call(`/users/technician/${id}/invitation/link`, { method: 'POST', body: '{}' });
  return {
    technician: technicians.find(({ status }) => status === 'ACTIVE').id,
    manager: manager.id,
    customer: customer.id,
    openCode: open.jobcode,
    openTicket: open.id,
    invoicedTicket: tickets.find(({ invoiceId }) => invoiceId).id,
    draftInvoice: draft.id,
    issuedInvoice: issued.id,
    invitation: new URL(link).searchParams.get('token') ?? '',
  };
}
