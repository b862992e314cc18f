import type { Company, CompanySection } from '@derrick/domain/company';
import { deferred } from '../core/deferred.tsx';
import type { WantedSetting } from './useSectionForm.ts';

const ProfileSection = deferred(async () => (await import('./ProfileSection.tsx')).ProfileSection);
const LocaleSection = deferred(async () => (await import('./LocaleSection.tsx')).LocaleSection);
const TicketsSection = deferred(async () => (await import('./TicketsSection.tsx')).TicketsSection);
const RatesPanel = deferred(async () => (await import('./RatesPanel.tsx')).RatesPanel);
const InvoicesPanel = deferred(async () => (await import('./InvoicesPanel.tsx')).InvoicesPanel);
const PeopleSection = deferred(async () => (await import('./PeopleSection.tsx')).PeopleSection);
const DataPanel = deferred(async () => (await import('./DataPanel.tsx')).DataPanel);

interface SectionPanelProps {
  section: CompanySection;
  company: Company;
  onChange: (company: Company) => void;
  /** Called with all settings after the section was saved. */
  onSaved: (company: Company) => void;
  isReadOnly: boolean;
  wanted: WantedSetting | undefined;
}

/** Form of one section; empty for a section that the server does not return to this user. */
export function SectionPanel({ section, company, onChange, onSaved, ...rest }: SectionPanelProps) {
  /** Returns the props of a section: its settings, and the callback that updates them. */
  const own = <Name extends CompanySection>(name: Name, settings: NonNullable<Company[Name]>) => ({
    ...rest,
    settings,
    onSaved: (saved: NonNullable<Company[Name]>) => onSaved({ ...company, [name]: saved }),
  });
  const { profile, locale, tickets, rates, invoices, people, data } = company;
  switch (section) {
    case 'profile':
      return (
        <ProfileSection
          key={profile.version}
          {...own('profile', profile)}
          onLogo={(logo) => onChange({ ...company, profile: { ...profile, logo } })}
        />
      );
    case 'locale':
      return <LocaleSection key={locale.version} {...own('locale', locale)} onCompany={onChange} />;
    case 'tickets':
      return tickets && <TicketsSection key={tickets.version} {...own('tickets', tickets)} />;
    case 'rates':
      return rates && <RatesPanel {...own('rates', rates)} onCompany={onChange} />;
    case 'invoices':
      return invoices && <InvoicesPanel {...own('invoices', invoices)} />;
    case 'people':
      return people && <PeopleSection key={people.version} {...own('people', people)} />;
    case 'data':
      return data && <DataPanel {...own('data', data)} name={profile.name} />;
  }
}
