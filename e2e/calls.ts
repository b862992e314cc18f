import type { APIRequestContext } from '@playwright/test';
import { demoPassword, expect } from './product.ts';

/** Calls the API as a user and returns the data of the reply. */
// biome-ignore lint/suspicious/noExplicitAny: a journey reads of a reply what it needs; the server has checked it.
export type Call = (path: string, data?: object, method?: string) => Promise<any>;

export const callsWith =
  (request: APIRequestContext, token?: string): Call =>
  async (path, data, method = data ? 'POST' : 'GET') => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()).data;
  };

export async function callsOf(
  request: APIRequestContext,
  email: string,
  password = demoPassword,
): Promise<Call> {
  const { accessToken } = await callsWith(request)('auth/login', { email, password });
  return callsWith(request, accessToken);
}

/** Request body of a ticket with the required fields and the work times. */
export const ticketBody = {
  location: 'Loving County, TX 79754',
  wellName: 'Ridgeback 1-2H',
  description: 'Replaced the packing of pump 3.',
  notes: null,
  workStartedAt: '07:00',
  workEndedAt: '11:00',
  travelStartedAt: null,
  travelEndedAt: null,
  workHours: 4,
  travelHours: 0,
  technicianId: null,
  customerCompany: null,
  customerName: null,
  jobTypeId: null,
  attachments: [],
};
