import type { CompanySection, CompanySettings, SectionConflict } from '@derrick/domain/company';
import type { Snapshot } from '../events/changes.ts';
import type { EventAction, Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import type { Basis } from '../platform/input.ts';
import { failure } from './failures.ts';
import { lockSection, touchSection } from './versions.ts';
import { type ServerLimits, wholeCompany } from './whole.ts';

const asEntry = (value: unknown) => ({ id: String(value), name: String(value) });

/** Flattens settings for events: lists become one value per entry, nested fields become separate fields. */
function snapshotOf(settings: object): Snapshot {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]): [string, Snapshot[string]][] => {
      if (Array.isArray(value)) return [[name, value.map(asEntry)]];
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return [[name, value]];
      if (typeof value !== 'object' || value === null) return [[name, null]];
      return Object.entries(snapshotOf(value)).map(([inner, field]) => [`${name}.${inner}`, field]);
    }),
  );
}

const actions = {
  profile: 'company.changeProfile',
  locale: 'company.changeLocale',
  tickets: 'company.changeTickets',
  invoices: 'company.changeInvoices',
  people: 'company.changePeople',
  data: 'company.changeData',
  // Changed rates have one event per level instead.
  rates: null,
} as const satisfies Record<CompanySection, EventAction | null>;

/** Locks a section for a change based on `basis`. */
async function lockUnchangedSection<Section extends CompanySection>(
  { trx }: Unit,
  { companyId }: Session,
  section: Section,
  basis: Basis,
  limits: ServerLimits,
): Promise<CompanySettings[Section]> {
  const { version, changedBy, changedAt } = await lockSection(trx, companyId, section);
  const settings = (await wholeCompany(trx, companyId, limits))[section];
  if (basis.version !== undefined && basis.version !== version) {
    const data = { changedBy, changedAt, settings } satisfies SectionConflict<CompanySettings[Section]>;
    throw failure('companyChanged', { data });
  }
  return settings;
}

interface SectionChange<Section extends CompanySection> {
  section: Section;
  basis: Basis;
  limits: ServerLimits;
  write: (unit: Unit) => Promise<void>;
}

/**
 * Changes one section of a company's settings and returns the new settings.
 * @throws {ApiFailure} 409 with the current settings if another user changed the section first
 */
export async function changeSection<Section extends CompanySection>(
  unit: Unit,
  session: Session,
  { section, basis, limits, write }: SectionChange<Section>,
): Promise<CompanySettings[Section]> {
  const { trx, emit } = unit;
  const { companyId } = session;
  const before = await lockUnchangedSection(unit, session, section, basis, limits);
  await write(unit);
  const company = await wholeCompany(trx, companyId, limits);
  const after = company[section];
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  const version = await touchSection(trx, session, section);
  const action = actions[section];
  if (action) {
    emit({
      action,
      target: { id: companyId, label: company.profile.name },
      before: { ...snapshotOf(before), version: undefined },
      after: { ...snapshotOf(after), version: undefined },
    });
  }
  return { ...after, version };
}
