import { enums, type Infer, integer, nullable, object, refine, string, type } from 'superstruct';
import { currentPassword } from '../auth/index.ts';
import { instant } from '../contract/scalars.ts';

/** Statuses of an export: waiting, running, ready for download, or failed. */
export const companyExportStatuses = ['WAITING', 'RUNNING', 'READY', 'FAILED'] as const;

export type CompanyExportStatus = (typeof companyExportStatuses)[number];

/** Number of days during which a finished export can be downloaded. */
export const COMPANY_EXPORT_DAYS = 7;

/** Number of days during which the deletion of a company can be undone. */
export const COMPANY_DELETION_DAYS = 14;

/** An export of all data of a company, with its progress. */
export const companyExportStruct = type({
  id: string(),
  status: enums(companyExportStatuses),
  requestedAt: instant,
  /** Null if the user no longer exists. */
  requestedBy: nullable(type({ id: string(), name: string() })),
  /** Number of rows and files written, and their total. Both are 0 until the total is counted. */
  progress: type({ done: integer(), total: integer() }),
  /** Null until the export is ready. */
  file: nullable(type({ name: string(), size: integer(), expiresAt: instant })),
});

export type CompanyExport = Infer<typeof companyExportStruct>;

/** The latest export. Null before the first one, and after it has expired. */
export const latestCompanyExportStruct = type({ export: nullable(companyExportStruct) });

/** The deletion of a company: when, by whom, and until when it can be undone. */
export const companyDeletionStruct = type({
  deletedAt: instant,
  deletedBy: nullable(type({ id: string(), name: string() })),
  /** The time from which all data is removed permanently. */
  removedFrom: instant,
});

export type CompanyDeletion = Infer<typeof companyDeletionStruct>;

/** The pending deletion. Null if the company is not deleted. */
export const currentDeletionStruct = type({ deletion: nullable(companyDeletionStruct) });

/** The body of the request that deletes a company: the typed company name and the user's password. */
export const deleteCompanyStruct = object({
  name: refine(string(), 'companyName', (name) => name.trim() !== '' || 'companyNameRequired'),
  password: currentPassword,
});

/**
 * Compares a typed name with the company's name, ignoring spaces at both ends.
 * @returns a message key, or undefined if the names match
 */
export const checkTypedName = (
  typed: string,
  name: string,
): 'companyNameRequired' | 'companyNameWrong' | undefined => {
  if (typed.trim() === '') return 'companyNameRequired';
  return typed.trim() === name.trim() ? undefined : 'companyNameWrong';
};
