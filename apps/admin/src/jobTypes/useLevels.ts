import { createJobTypesClient, type JobTypesClient } from '@derrick/domain/jobTypes';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../app/api.ts';

const PAGE_SIZE = 100;

type Load<Item> = (query: {
  pageNumber: number;
  pageSize: number;
  withRetired: true;
}) => Promise<{ data: Item[]; meta: { pagination: { pageCount: number } } }>;

/** Who manages a list sees all of it; a company has a handful. */
async function everyPage<Item>(load: Load<Item>, pageNumber = 1): Promise<Item[]> {
  const { data, meta } = await load({ pageNumber, pageSize: PAGE_SIZE, withRetired: true });
  return pageNumber < meta.pagination.pageCount
    ? [...data, ...(await everyPage(load, pageNumber + 1))]
    : data;
}

const config = { revalidateOnFocus: false };

/** Gives the calls for levels and roles. */
export function useJobTypes(): JobTypesClient {
  const { http } = useApi();
  return useMemo(() => createJobTypesClient(http), [http]);
}

/** Loads every level, retired ones too. Its key begins as those of the pickers: what changes one changes all. */
export function useLevels() {
  const jobTypes = useJobTypes();
  return useSWR(['options', 'everyLevel'], () => everyPage((query) => jobTypes.list(query)), config);
}

/** Loads every role of a level, retired ones too. */
export function useRoles(jobTypeId: string) {
  const jobTypes = useJobTypes();
  return useSWR(
    ['options', 'everyRole', jobTypeId],
    () => everyPage((query) => jobTypes.roles({ ...query, jobTypeId })),
    config,
  );
}
