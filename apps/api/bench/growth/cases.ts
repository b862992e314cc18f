import { RARE_WORD } from '../largeCompany.ts';
import type { Company } from './stand.ts';

const PAGE_SIZE = 10;

/** A measured request to a company. */
export interface Case {
  name: string;
  path: (company: Company) => string;
}

const list = (query: Record<string, string | number>) => {
  const search = new URLSearchParams({ pageSize: String(PAGE_SIZE), filterOptions: 'none' });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `/api/v1/ticket?${search}`;
};

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const cases: readonly Case[] = [
  { name: 'page 1 with count', path: () => list({}) },
  { name: 'page 50', path: () => list({ pageNumber: 50 }) },
  { name: 'page in the middle', path: ({ tickets }) => list({ pageNumber: tickets / PAGE_SIZE / 2 }) },
  { name: 'last page', path: ({ tickets }) => list({ pageNumber: tickets / PAGE_SIZE }) },
  { name: '30 days', path: () => list({ fromDate: daysAgo(30), timeZone: 'America/Chicago' }) },
  { name: 'three technicians', path: ({ technicianIds }) => list({ technicianIds: technicianIds.join() }) },
  { name: 'three customers', path: ({ customerIds }) => list({ customerIds: customerIds.join() }) },
  { name: 'search, 40 hits', path: () => list({ search: RARE_WORD }) },
  { name: 'search, frequent', path: () => list({ search: 'pump' }) },
  { name: 'search, two signs', path: () => list({ search: 'qx' }) },
  { name: 'search, one sign', path: () => list({ search: '7' }) },
  { name: 'statistics', path: () => '/api/v1/ticket/statistics' },
  {
    name: 'statistics of 30 days',
    path: () => `/api/v1/ticket/statistics?fromDate=${daysAgo(30)}&timeZone=America/Chicago`,
  },
  {
    name: 'overview, four figures',
    path: () => '/api/v1/users/load/super/admin/overview/stats?timeZone=America/Chicago',
  },
  { name: 'hours of the week', path: () => '/api/v1/overview/weekly-hours?timeZone=America/Chicago' },
  { name: 'customers waiting', path: () => '/api/v1/overview/waiting-customers' },
];

/** Maximum number of buffers that a case may read with a million tickets. */
export const MOST_BUFFERS: Readonly<Record<string, number | undefined>> = {
  'page 1 with count': 150,
  'page 50': 250,
  'page in the middle': 600,
  'last page': 600,
  statistics: 300,
};
