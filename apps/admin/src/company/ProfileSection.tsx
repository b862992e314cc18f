import { type CompanySize, companySizes, type Industry, industries } from '@derrick/domain/auth';
import { type CompanyProfile, type CompanyProfileInput, updateCompanyProfile } from '@derrick/domain/company';
import { formatPhone, formatPhoneAsTyped } from '@derrick/domain/format';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { PhoneField } from '@derrick/ui/PhoneField';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import { ListSetting } from './fields.tsx';
import { LogoField } from './LogoField.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

interface ProfileValues {
  name: string;
  legalName: string;
  industry: Industry | '';
  size: CompanySize | '';
  taxId: string;
  phone: string;
  email: string;
  website: string;
  address: string;
}

const industryWords = {
  'Oil & Gas': 'company.industry.oilGas',
  Technology: 'company.industry.technology',
  Healthcare: 'company.industry.healthcare',
  Finance: 'company.industry.finance',
} as const satisfies Record<Industry, MessageKey>;

/** Number of team members, in digits that are identical in all languages. */
const sizeWords: Readonly<Record<CompanySize, string>> = {
  STARTUP: '1–5',
  SMALL: '6–25',
  MEDIUM: '26–100',
  LARGE: '100+',
};

const valuesOf = (profile: CompanyProfile): ProfileValues => ({
  name: profile.name,
  legalName: profile.legalName ?? '',
  industry: industries.find((one) => one === profile.industry) ?? '',
  size: companySizes.find((one) => one === profile.size) ?? '',
  taxId: profile.taxId ?? '',
  phone: profile.phone ? formatPhone(profile.phone) : '',
  email: profile.email ?? '',
  website: profile.website ?? '',
  address: profile.address ?? '',
});

// Empty texts are sent as they are: the endpoint's struct converts them to null.
const inputOf = ({ industry, size, ...texts }: ProfileValues): CompanyProfileInput => ({
  ...texts,
  industry: industry || null,
  size: size || null,
});

interface ProfileSectionProps extends SectionProps<CompanyProfile> {
  /** Called with the URL of a new logo, which is saved separately from the form. */
  onLogo: (logo: string | null) => void;
}

/** Name, address and other data of the company. */
export function ProfileSection({ onLogo, ...props }: ProfileSectionProps) {
  const t = useTranslate();
  const form = useSectionForm({
    name: 'profile',
    props,
    endpoint: updateCompanyProfile,
    labels: settingLabels.profile,
    valuesOf,
    inputOf,
  });
  const unsaid = { id: '' as const, label: t('company.profile.unsaid') };
  const choices = {
    industry: [unsaid, ...industries.map((id) => ({ id, label: t(industryWords[id]) }))],
    size: [
      unsaid,
      ...companySizes.map((id) => ({ id, label: t('company.profile.people', { range: sizeWords[id] }) })),
    ],
  };
  return (
    <SectionForm form={form} wanted={props.wanted} choices={choices}>
      <RecordSection title={t('company.profile.who')} hint={t('company.profile.whoHint')}>
        <FormGrid>
          <TextField {...form.field('name')} autoComplete="organization" isRequired={!props.isReadOnly} />
          <TextField {...form.field('legalName')} autoComplete="off" />
          <ListSetting field={form.field('industry')} items={choices.industry} />
          <ListSetting field={form.field('size')} items={choices.size} />
          <TextField {...form.field('taxId')} autoComplete="off" />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.logo.title')} hint={t('company.logo.hint')}>
        <LogoField
          id={form.controlId('logo')}
          profile={props.settings}
          isReadOnly={props.isReadOnly}
          onChange={onLogo}
        />
      </RecordSection>
      <RecordSection title={t('company.profile.reach')} hint={t('company.profile.reachHint')}>
        <FormGrid>
          <PhoneField {...form.field('phone')} autoComplete="tel" format={formatPhoneAsTyped} />
          <TextField {...form.field('email')} type="email" autoComplete="email" />
          <TextField {...form.field('website')} type="url" className={formWide} autoComplete="url" />
          <TextArea {...form.field('address')} className={formWide} rows={3} />
        </FormGrid>
      </RecordSection>
    </SectionForm>
  );
}
