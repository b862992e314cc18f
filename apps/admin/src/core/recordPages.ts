import { createContext, use } from 'react';

/** Addresses of the pages of records without the id, by kind of record: `/dashboard/customer` for `customer`. */
export type RecordPages = Readonly<Partial<Record<string, string>>>;

const RecordPagesContext = createContext<RecordPages>({});

export const RecordPagesProvider = RecordPagesContext;

/** Returns the addresses of the pages of records, as the features declare them. */
export const useRecordPages = (): RecordPages => use(RecordPagesContext);
