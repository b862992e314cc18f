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

/** Search field that finds a setting on any tab by its label. */
export function SettingSearch({ sections, onChoose }: SettingSearchProps) {
  const t = useTranslate();
  // The key clears the field after each choice.
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
