import {
  checkTypedName,
  deleteCompany,
  downloadCompanyExport,
  getCompanyDeletion,
  getCompanyExport,
  restoreCompany,
  startCompanyExport,
} from '@derrick/domain/company';
import { requirePassword } from '../account/index.ts';
import type { AuthParts } from '../auth/index.ts';
import { nameOfCompany } from '../company/index.ts';
import { originOf, unitOfWork } from '../events/index.ts';
import { type FileOptions, fileReply } from '../files/index.ts';
import { notFound, validationFailed } from '../platform/failures.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { closeCompany, readCompanyDeletion, restoreClosedCompany } from './closed.ts';
import { findExport, requestExport } from './exports.ts';
import { messages } from './messages.ts';

const serve = serveWith(messages);

export function companyDataRoutes(parts: AuthParts & { files: FileOptions | undefined }): Route[] {
  const { db, files } = parts;
  return [
    serve(getCompanyExport, async ({ session }) => ({
      export: (await findExport(db, session.companyId))?.export ?? null,
    })),
    serve(startCompanyExport, async ({ session, unit }) => {
      await requestExport(unit, session);
      const companyExport = await findExport(unit.trx, session.companyId);
      if (!companyExport) throw notFound();
      return companyExport.export;
    }),
    serve(downloadCompanyExport, async ({ c, session: { companyId }, log }) => {
      const companyExport = await findExport(db, companyId);
      if (!files || companyExport?.export.status !== 'READY' || !companyExport.file) throw notFound();
      const target = { id: companyId, label: await nameOfCompany(db, companyId) };
      const { file } = companyExport;
      await unitOfWork(db, originOf(c), async ({ emit }) =>
        emit({ action: 'company.downloadExport', target, after: { file: file.originalName } }),
      );
      return fileReply(c, files.store, file, log);
    }),
    serve(getCompanyDeletion, async ({ session }) => {
      const { deletion } = await readCompanyDeletion(db, session.companyId);
      return { deletion };
    }),
    serve(deleteCompany, {
      before: async ({ c, session, body: { name: typed, password } }) => {
        const { name } = await readCompanyDeletion(db, session.companyId);
        const problem = checkTypedName(typed, name);
        if (problem) throw validationFailed({ name: problem });
        await requirePassword(parts, { c, session, password });
      },
      handle: async ({ session, unit, afterCommit }) => {
        await closeCompany(unit, session);
        afterCommit(() => parts.sessions.forget(session.familyId));
        const { deletion } = await readCompanyDeletion(unit.trx, session.companyId);
        if (!deletion) throw notFound();
        return deletion;
      },
    }),
    serve(restoreCompany, async ({ session: { companyId, familyId }, unit, afterCommit }) => {
      await restoreClosedCompany(unit, companyId);
      // The app reloads immediately and must not get the cached closed state.
      afterCommit(() => parts.sessions.forget(familyId));
      const { deletion } = await readCompanyDeletion(unit.trx, companyId);
      return { deletion };
    }),
  ];
}
