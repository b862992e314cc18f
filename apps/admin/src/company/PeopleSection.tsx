import {
  type CompanyPeople,
  type CompanyPeopleInput,
  INVITATION_DAYS_MAX,
  PASSWORD_MIN_LENGTH_MAX,
  SESSION_DAYS_MAX,
  secondFactorRules,
  updateCompanyPeople,
} from '@derrick/domain/company';
import { approvers, priceViewers } from '@derrick/domain/permissions';
import { FormGrid, formWide } from '@derrick/ui/Form';
import { TextArea } from '@derrick/ui/TextArea';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../patterns/form/index.ts';
import { ListSetting, NumberSetting } from './fields.tsx';
import { SectionForm } from './SectionForm.tsx';
import { settingLabels } from './settings.ts';
import { type SectionProps, useSectionForm } from './useSectionForm.ts';

interface PeopleValues extends Pick<CompanyPeople, 'secondFactor' | 'pricesSeenBy' | 'approvedBy'> {
  invitationDays: number | null;
  /** Email domains, one per line. */
  mailDomains: string;
  sessionDays: number | null;
  passwordMinLength: number | null;
}

const valuesOf = (people: CompanyPeople): PeopleValues => ({
  invitationDays: people.invitationDays,
  mailDomains: people.mailDomains.join('\n'),
  secondFactor: people.secondFactor,
  sessionDays: people.sessionDays,
  passwordMinLength: people.passwordMinLength,
  pricesSeenBy: people.pricesSeenBy,
  approvedBy: people.approvedBy,
});

const inputOf = (values: PeopleValues): CompanyPeopleInput => ({
  ...values,
  // NaN, so that validation rejects an empty field.
  invitationDays: values.invitationDays ?? Number.NaN,
  sessionDays: values.sessionDays ?? Number.NaN,
  passwordMinLength: values.passwordMinLength ?? Number.NaN,
  mailDomains: values.mailDomains.split(/[\s,;]+/).filter((domain) => domain !== ''),
});

const factorWords = {
  NOBODY: 'company.people.nobody',
  ADMINS: 'company.people.admins',
  EVERYBODY: 'company.people.everybody',
} as const;
const lowestRoleWords = {
  ADMIN: 'company.people.adminsOnly',
  MANAGER: 'company.people.managersToo',
  TECHNICIAN: 'company.people.techniciansToo',
} as const;

/** Sign-in settings and permissions of the company. */
export function PeopleSection(props: SectionProps<CompanyPeople>) {
  const t = useTranslate();
  const form = useSectionForm({
    name: 'people',
    props,
    endpoint: updateCompanyPeople,
    labels: settingLabels.people,
    valuesOf,
    inputOf,
  });
  const choices = {
    secondFactor: secondFactorRules.map((id) => ({ id, label: t(factorWords[id]) })),
    pricesSeenBy: priceViewers.map((id) => ({ id, label: t(lowestRoleWords[id]) })),
    approvedBy: approvers.map((id) => ({ id, label: t(lowestRoleWords[id]) })),
  };
  return (
    <SectionForm form={form} wanted={props.wanted} choices={choices}>
      <RecordSection title={t('company.people.invitations')} hint={t('company.people.invitationsHint')}>
        <FormGrid>
          <NumberSetting field={form.field('invitationDays')} min={1} max={INVITATION_DAYS_MAX} />
          <TextArea
            {...form.field('mailDomains')}
            className={formWide}
            rows={3}
            description={t('company.people.mailDomainsHint')}
          />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.people.signIn')} hint={t('company.people.signInHint')}>
        <FormGrid>
          <ListSetting
            field={form.field('secondFactor')}
            items={choices.secondFactor}
            description={t('company.people.secondFactorHint')}
          />
          <NumberSetting
            field={form.field('passwordMinLength')}
            min={props.settings.serverPasswordMinLength}
            max={PASSWORD_MIN_LENGTH_MAX}
            description={t('company.people.passwordHint')}
          />
          <NumberSetting
            field={form.field('sessionDays')}
            min={1}
            max={SESSION_DAYS_MAX}
            description={t('company.people.sessionHint')}
          />
        </FormGrid>
      </RecordSection>
      <RecordSection title={t('company.people.rights')} hint={t('company.people.rightsHint')}>
        <FormGrid>
          <ListSetting field={form.field('pricesSeenBy')} items={choices.pricesSeenBy} />
          <ListSetting field={form.field('approvedBy')} items={choices.approvedBy} />
        </FormGrid>
      </RecordSection>
    </SectionForm>
  );
}
