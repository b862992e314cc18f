import type { Company, CompanySection } from '@derrick/domain/company';
import { Stack } from '@derrick/ui/Stack';
import { Tabs } from '@derrick/ui/Tabs';
import { visuallyHidden } from '@derrick/ui/theme';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { useOneTimeParameter } from '../core/useOneTimeParameter.ts';
import { SETTING, sectionAddress } from './addresses.ts';
import * as css from './Company.css.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { SettingSearch } from './SettingSearch.tsx';
import { sectionNames, sectionsFor } from './settings.ts';
import type { WantedSetting } from './useSectionForm.ts';

interface CompanyTabsProps {
  company: Company;
  onChange: (company: Company) => void;
}

/** Tabs with the settings sections, the current one in the address, and a search across all settings. */
export function CompanyTabs({ company, onChange }: CompanyTabsProps) {
  const t = useTranslate();
  const { can } = useSession();
  const [, navigate] = useLocation();
  const { section } = useParams<{ section?: string }>();
  const mayManage = can('company:manage');
  const sections = sectionsFor(mayManage);
  const current = sections.find((one) => one === section) ?? 'profile';
  // A setting that another page links to.
  const [linked] = useOneTimeParameter(SETTING);
  const [wanted, setWanted] = useState<(WantedSetting & { section: CompanySection }) | undefined>(
    linked === undefined ? undefined : { section: current, field: linked },
  );

  const panel = (
    <Stack className={css.panel}>
      <h2 className={visuallyHidden}>{t(sectionNames[current])}</h2>
      <SectionPanel
        section={current}
        company={company}
        onChange={onChange}
        onSaved={(saved) => {
          // Saving remounts the form with the saved values; the focus returns to its button.
          setWanted({ section: current, field: 'save' });
          onChange(saved);
        }}
        isReadOnly={!mayManage}
        wanted={wanted?.section === current ? wanted : undefined}
      />
    </Stack>
  );
  return (
    <Stack className={css.page}>
      <SettingSearch
        sections={sections}
        onChoose={(chosen, field) => {
          setWanted({ section: chosen, field });
          if (chosen !== current) navigate(sectionAddress(chosen));
        }}
      />
      {!mayManage && <p className={css.hint}>{t('company.readOnly')}</p>}
      <Tabs
        label={t('company.sections')}
        items={sections.map((id) => ({
          id,
          label: t(sectionNames[id]),
          children: id === current && panel,
        }))}
        value={current}
        onChange={(chosen) => {
          setWanted(undefined);
          navigate(sectionAddress(chosen));
        }}
      />
    </Stack>
  );
}
