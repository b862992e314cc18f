import {
  type Company,
  type CompanySettings,
  type CurrencyChangePreview,
  changeCompanyLogo,
  getCompany,
  updateCompanyData,
  updateCompanyInvoices,
  updateCompanyLocale,
  updateCompanyPeople,
  updateCompanyProfile,
  updateCompanyRates,
  updateCompanyTickets,
} from '@derrick/domain/company';
import { normalizePhone } from '@derrick/domain/format';
import { HttpResponse, http, type PathParams } from 'msw';
import { companySettings } from './companyFixtures.ts';
import { mock } from './mock.ts';
import { storyId } from './people.ts';
import { api, failure, never } from './replies.ts';

const internal = () => failure(500, 'INTERNAL', 'The database is being moved. Try again in a minute.');

/** The company has amounts, and the request does not say how to treat them. */
const unconfirmed = () =>
  HttpResponse.json(
    {
      success: false,
      code: 'CURRENCY_CHANGE_UNCONFIRMED',
      message: 'There are amounts in the current currency: confirm that they keep their numbers',
      requestId: 'req-story',
      errors: { currency: 'currencyChangeUnconfirmed' },
      data: {
        amounts: 148,
        rounded: 12,
        examples: [
          { label: 'Pump service', before: 9550, after: 96 },
          { label: 'Hydraulic hose, 2 in', before: 8925, after: 89 },
        ],
      } satisfies CurrencyChangePreview,
    },
    { status: 409 },
  );

/** Answers all requests under `/company` from one company. Changes are stored. */
function ready(changes: Partial<CompanySettings> = {}) {
  let company: CompanySettings = { ...companySettings, ...changes };
  /** Stores a section and increments its version. */
  const save = <Name extends keyof CompanySettings>(
    name: Name,
    section: Omit<CompanySettings[Name], 'version'>,
  ): CompanySettings[Name] => {
    const saved = { ...company[name], ...section, version: company[name].version + 1 };
    company = { ...company, [name]: saved };
    return saved;
  };
  return [
    mock(getCompany, () => company),
    mock(updateCompanyProfile, ({ body }) =>
      save('profile', { ...body, phone: normalizePhone(body.phone ?? ''), logo: company.profile.logo }),
    ),
    // The server would return its own address; the mock returns the uploaded `data:` URL.
    mock(changeCompanyLogo, ({ body: { logo } }) => {
      company = { ...company, profile: { ...company.profile, logo } };
      return company.profile;
    }),
    mock(updateCompanyLocale, ({ body: { currencyChange, ...body } }) => {
      if (body.currency !== company.locale.currency && currencyChange === undefined) return unconfirmed();
      return save('locale', { ...body, isCurrencyFixed: company.locale.isCurrencyFixed });
    }),
    mock(updateCompanyTickets, ({ body }) => {
      const { nextNumber, serverMaxFileMegabytes } = company.tickets;
      return save('tickets', { ...body, nextNumber, serverMaxFileMegabytes });
    }),
    mock(updateCompanyRates, ({ body: { levels, ...rules } }) => {
      const { version: _, ...rates } = company.rates;
      const given = Object.entries(rules).filter(([, value]) => value !== undefined);
      return save('rates', {
        ...rates,
        ...Object.fromEntries(given),
        levels: rates.levels.map((level) => ({
          ...level,
          rates:
            levels
              .find(({ id }) => id === level.id)
              ?.rates.map((rate) => ({
                ...rate,
                overtimeCents: rate.overtimeCents ?? null,
                standbyCents: rate.standbyCents ?? null,
              })) ?? level.rates,
        })),
      });
    }),
    mock(updateCompanyInvoices, ({ body }) => {
      const { version: _, ...invoices } = company.invoices;
      // Settings that are absent from the body do not change, except the Spanish texts, which are removed.
      const changed = Object.entries(body).filter(([, value]) => value !== undefined);
      return save('invoices', {
        ...invoices,
        taxLabelSpanish: null,
        footerSpanish: null,
        ...Object.fromEntries(changed),
      });
    }),
    mock(updateCompanyPeople, ({ body }) => {
      const { serverPasswordMinLength } = company.people;
      return save('people', { ...body, serverPasswordMinLength });
    }),
    mock(updateCompanyData, ({ body }) => save('data', body)),
  ];
}

/** Another user has saved a section since it was loaded. `settings` is the current version. */
const conflictWith = (settings: object) => () =>
  HttpResponse.json(
    {
      success: false,
      code: 'CONFLICT',
      message: 'Another user has changed these settings',
      requestId: 'req-story',
      data: {
        changedBy: { id: storyId(2, 1), fullname: 'Owen Brandt' },
        changedAt: new Date(Date.now() - 120_000).toISOString(),
        settings,
      },
    },
    { status: 409 },
  );

/** Handlers for the states of the settings. Each call creates new handlers. */
export const companyHandlers = {
  /** Settings of the story company, with some sections replaced. */
  ready,
  /** Settings as returned to users who may not change them. */
  readOnly: () => [
    mock(getCompany, (): Company => ({ profile: companySettings.profile, locale: companySettings.locale })),
  ],
  pending: () => [mock(getCompany, never)],
  serverError: () => [mock(getCompany, internal)],
  /** Loads the settings. Save requests stay pending. */
  savePending: () => [http.put(api('company/*'), never), ...ready()],
  saveFails: () => [http.put(api('company/*'), internal), ...ready()],
  logoPending: () => [mock(changeCompanyLogo, never), ...ready()],
  logoFails: () => [mock(changeCompanyLogo, internal), ...ready()],
  /** The first save fails. Then another user's version with `changes` exists, and saving on top of it succeeds. */
  failsThenChanged: <Name extends keyof CompanySettings>(
    name: Name,
    changes: Partial<CompanySettings[Name]>,
  ) => {
    const newer = { ...companySettings[name], ...changes, version: companySettings[name].version + 1 };
    const path = api(`company/${name}`);
    return [
      http.put(path, internal, { once: true }),
      http.put<PathParams, { version: number }>(path, async ({ request }) => {
        const { version } = await request.clone().json();
        return version === newer.version ? undefined : conflictWith(newer)();
      }),
      mock(getCompany, () => companySettings, { once: true }),
      ...ready({ [name]: newer }),
    ];
  },
  /** The server rejects another currency, because an invoice was issued after the page was loaded. */
  currencyRefused: () => [
    mock(updateCompanyLocale, () =>
      failure(409, 'WRONG_STATE', 'The currency cannot be changed any more: invoices were issued in it', {
        currency: 'currencyFixed',
      }),
    ),
    ...ready({ locale: { ...companySettings.locale, isCurrencyFixed: false } }),
  ],
};
