import { CheckboxList } from '@derrick/ui/CheckboxList';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { optionName, RetryBanner, useOptions } from '../remote/index.ts';
import type { OptionsFilter } from './filters.ts';

interface OptionsListProps {
  filter: OptionsFilter<string>;
  /** IDs of the selected options. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Hides the label because a heading above already shows it. */
  isLabelHidden: boolean;
}

/** Selectable filter options: the first ones, the selected ones, and others by search. */
export function OptionsList({ filter, ids, onChange, isLabelHidden }: OptionsListProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [chosenAtFirst] = useState(ids);
  const { options, isLoading, failure } = useOptions(
    filter.endpoint,
    {},
    { ids: chosenAtFirst, search },
    { failureTitle: 'list.optionsFailed' },
  );
  const items = useMemo(
    () => (options ?? []).map((option) => ({ id: option.id, label: optionName(option) })),
    [options],
  );
  return (
    <>
      {failure && (
        <RetryBanner
          {...failure}
          title={t('list.chip.option', { label: t(filter.label), name: t('list.optionsFailed') })}
        />
      )}
      {(options || !failure) && (
        <CheckboxList
          label={t(filter.label)}
          items={items}
          isLabelHidden={isLabelHidden}
          isLoading={isLoading}
          selectedKeys={new Set(ids)}
          onSelectionChange={(keys) => onChange([...keys])}
          onSearchChange={setSearch}
        />
      )}
    </>
  );
}
