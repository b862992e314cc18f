import type { Page } from '@derrick/domain/contract';
import { listJobRoles, listJobTypes } from '@derrick/domain/jobTypes';
import useSWR from 'swr';
import { useApi } from '../core/api.ts';

type Load<Item> = (query: { pageNumber: number; pageSize: number; withRetired: true }) => Promise<Page<Item>>;

/** The people who manage a list see all of it; a company has a handful. */
async function everyPage<Item>(load: Load<Item>, pageNumber = 1): Promise<Item[]> {
  const { data, meta } = await load({ pageNumber, pageSize: 100, withRetired: true });
  return pageNumber < meta.pagination.pageCount
    ? [...data, ...(await everyPage(load, pageNumber + 1))]
    : data;
}

const config = { revalidateOnFocus: false };

/** Loads every level, retired ones too. */
export function useLevels() {
  const api = useApi();
  return useSWR(
    ['every level', ...(listJobTypes.reads ?? [])],
    () => everyPage((query) => api.call(listJobTypes, { query })),
    config,
  );
}

/** Loads every role of a level, retired ones too. */
export function useRoles(jobTypeId: string) {
  const api = useApi();
  return useSWR(
    [`every role of ${jobTypeId}`, ...(listJobRoles.reads ?? [])],
    () => everyPage((query) => api.call(listJobRoles, { query: { ...query, jobTypeId } })),
    config,
  );
}
