import type { CompanySection } from '@derrick/domain/company';
import { ComboBox } from '@derrick/ui/ComboBox';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Company.css.ts';
import { sectionNames, settingsIn } from './settings.ts';

interface SettingSearchProps {
  sections: readonly CompanySection[];
  onChoose: (section: CompanySection, field: string) => void;
}

/** Finds a setting by its label, on whatever tab it is. */
export function SettingSearch({ sections, onChoose }: SettingSearchProps) {
  const t = useTranslate();
  // After each choice an empty field: it leads somewhere, and keeps nothing.
  const [count, setCount] = useState(0);
  const settings = settingsIn(sections).map((setting) => ({
    ...setting,
    id: `${setting.section}.${setting.field}`,
    label: t(setting.label),
    description: t(sectionNames[setting.section]),
  }));
  return (
    <ComboBox
      key={count}
      className={css.search}
      size="medium"
      label={t('company.search')}
      placeholder={t('company.searchPlaceholder')}
      items={settings}
      value={null}
      onChange={(item) => {
        const chosen = settings.find(({ id }) => id === item?.id);
        if (!chosen) return;
        setCount(count + 1);
        onChoose(chosen.section, chosen.field);
      }}
    />
  );
}
