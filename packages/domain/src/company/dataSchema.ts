import { enums, type Infer, integer, nullable, object, refine, string, type } from 'superstruct';
import { ownPassword } from '../auth/index.ts';
import { instant } from '../contract/scalars.ts';

/** How far an export is: it waits for its turn, is being made, can be downloaded, or could not be made. */
export const companyExportStatuses = ['WAITING', 'RUNNING', 'READY', 'FAILED'] as const;

export type CompanyExportStatus = (typeof companyExportStatuses)[number];

/** For so many days an export can be downloaded. */
export const COMPANY_EXPORT_DAYS = 7;

/** For so many days a company that was deleted can be taken back. */
export const COMPANY_DELETION_DAYS = 14;

/** An export of everything, as far as it is. */
export const companyExportStruct = type({
  id: string(),
  status: enums(companyExportStatuses),
  requestedAt: instant,
  /** Null once the person is unknown. */
  requestedBy: nullable(type({ id: string(), name: string() })),
  /** Rows and files that were written, and how many there are; 0 of 0 until they are counted. */
  progress: type({ done: integer(), total: integer() }),
  /** Null until it is ready. */
  file: nullable(type({ name: string(), size: integer(), expiresAt: instant })),
});

export type CompanyExport = Infer<typeof companyExportStruct>;

/** The last export that was asked for; null before the first, and once it has expired. */
export const latestCompanyExportStruct = type({ export: nullable(companyExportStruct) });

/** When a company was deleted, by whom, and until when it can be taken back. */
export const companyDeletionStruct = type({
  deletedAt: instant,
  deletedBy: nullable(type({ id: string(), name: string() })),
  /** From then on, everything is removed for good. */
  removedFrom: instant,
});

export type CompanyDeletion = Infer<typeof companyDeletionStruct>;

/** Null for a company that nobody has deleted. */
export const currentDeletionStruct = type({ deletion: nullable(companyDeletionStruct) });

/** What deletes a company: its name as somebody has typed it, and their password. */
export const deleteCompanyStruct = object({
  name: refine(string(), 'companyName', (name) => name.trim() !== '' || 'companyNameRequired'),
  password: ownPassword,
});

/**
 * Compares a typed name with that of the company, without spaces at its ends.
 * @returns the key of a message, undefined when it is the name
 */
export const checkTypedName = (
  typed: string,
  name: string,
): 'companyNameRequired' | 'companyNameWrong' | undefined => {
  if (typed.trim() === '') return 'companyNameRequired';
  return typed.trim() === name.trim() ? undefined : 'companyNameWrong';
};
