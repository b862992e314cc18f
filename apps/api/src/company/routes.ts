import {
  changeCompanySetup,
  getCompany,
  getCompanySetup,
  updateCompanyData,
  updateCompanyInvoices,
  updateCompanyLocale,
  updateCompanyPeople,
  updateCompanyProfile,
  updateCompanyRates,
  updateCompanyTickets,
} from '@derrick/domain/company';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { type Route, serveWith } from '../platform/serve.ts';
import { changeSection } from './change.ts';
import { messages } from './messages.ts';
import { writeRates } from './rates.ts';
import { changeSetup, readSetup } from './setup.ts';
import { type ServerLimits, wholeCompany } from './whole.ts';
import { writeData, writeInvoices, writeLocale, writePeople, writeProfile, writeTickets } from './write.ts';

const serve = serveWith(messages);

interface CompanyParts {
  db: Kysely<Database>;
  passwordMinLength: number;
  files: { maxBytes: number } | undefined;
}

export const companyRoutes = ({ db, passwordMinLength, files }: CompanyParts): Route[] => {
  const limits: ServerLimits = { passwordMinLength, maxFileBytes: files?.maxBytes };
  return [
    serve(getCompany, async ({ session }) => {
      const company = await wholeCompany(db, session.companyId, limits);
      const { profile, locale } = company;
      return hasPermission(session, 'company:manage') ? company : { profile, locale };
    }),
    serve(updateCompanyProfile, ({ session, body, basis, unit }) => {
      const write = () => writeProfile(unit.trx, session.companyId, body);
      return changeSection(unit, session, { section: 'profile', basis, limits, write });
    }),
    serve(updateCompanyLocale, ({ session, body, basis, unit }) => {
      const write = () => writeLocale(unit.trx, session, body);
      return changeSection(unit, session, { section: 'locale', basis, limits, write });
    }),
    serve(updateCompanyTickets, ({ session, body, basis, unit }) => {
      const write = () => writeTickets(unit.trx, session.companyId, body);
      return changeSection(unit, session, { section: 'tickets', basis, limits, write });
    }),
    serve(updateCompanyInvoices, ({ session, body, basis, unit }) => {
      const write = () => writeInvoices(unit.trx, session.companyId, body);
      return changeSection(unit, session, { section: 'invoices', basis, limits, write });
    }),
    serve(updateCompanyPeople, ({ session, body, basis, unit }) => {
      const write = () => writePeople(unit.trx, session.companyId, body);
      return changeSection(unit, session, { section: 'people', basis, limits, write });
    }),
    serve(updateCompanyData, ({ session, body, basis, unit }) => {
      const write = () => writeData(unit.trx, session.companyId, body);
      return changeSection(unit, session, { section: 'data', basis, limits, write });
    }),
    serve(updateCompanyRates, ({ session, body, basis, unit }) => {
      const write = () => writeRates(unit, session.companyId, body);
      return changeSection(unit, session, { section: 'rates', basis, limits, write });
    }),
    serve(getCompanySetup, ({ session }) => readSetup(db, session.companyId)),
    serve(changeCompanySetup, ({ session, body, unit }) => changeSetup(unit, session, body, limits)),
  ];
};
