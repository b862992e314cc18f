import type { APIRequestContext } from '@playwright/test';
import { demoPassword, expect } from './product.ts';

/** Calls the API as somebody, and gives the data of the reply. */
// biome-ignore lint/suspicious/noExplicitAny: a journey reads of a reply what it needs; the server has checked it.
export type Call = (path: string, data?: object, method?: string) => Promise<any>;

/** Calls the API with a token, or without one. */
export const callsWith =
  (request: APIRequestContext, token?: string): Call =>
  async (path, data, method = data ? 'POST' : 'GET') => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()).data;
  };

/** Signs in over the API. */
export async function callsOf(
  request: APIRequestContext,
  email: string,
  password = demoPassword,
): Promise<Call> {
  const { accessToken } = await callsWith(request)('auth/login', { email, password });
  return callsWith(request, accessToken);
}

/** A ticket as it is sent, with what every company asks for and nothing else but the times of the work. */
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
