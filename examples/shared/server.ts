import { createApi, memoryTokenStore } from '@derrick/domain/http';
import type { JobType } from '@derrick/domain/jobTypes';

export const firstLevels: readonly JobType[] = [
  { id: '1', name: 'Técnico', hourlyRateCents: 6200 },
  { id: '2', name: 'Técnico sénior', hourlyRateCents: 7850 },
  { id: '3', name: 'Ayudante .Co', hourlyRateCents: 4100 },
];

const reply = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Simulates a server that rejects taken names. */
const answer: typeof fetch = async (_address, request) => {
  const { name } = JSON.parse(String(request?.body));
  if (firstLevels.some((level) => level.name === name)) {
    const errors = { name: 'nameTaken' };
    return reply(400, { success: false, code: 'VALIDATION_FAILED', message: 'Revise los datos', errors });
  }
  return reply(201, { success: true, data: { id: name, name } });
};

export const api = createApi({
  baseUrl: 'https://derrick.example.com/api/v1',
  tokens: memoryTokenStore(),
  fetch: answer,
});
