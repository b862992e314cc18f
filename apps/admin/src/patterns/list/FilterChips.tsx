import { formatDate } from '@derrick/domain/format';
import { type Chip, ChipList } from '@derrick/ui/ChipList';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { optionName, RetryBanner, useOptions } from '../remote/index.ts';
import {
  type ChoicesFilter,
  type DateRangeFilter,
  type FilterField,
  type FilterValues,
  idsIn,
  noFilters,
  type OptionsFilter,
  textIn,
} from './filters.ts';

interface FilterChipsProps {
  fields: readonly FilterField[];
  query: object;
  onChange: (values: FilterValues) => void;
}

interface AppliedFilter extends Chip {
  /** The filter values after removing this chip. */
  without: FilterValues;
}

/** Chips of the applied filters; each can be removed. */
export function FilterChips({ fields, query, onChange }: FilterChipsProps) {
  const t = useTranslate();
  const { locale } = useLanguage();

  // Noon UTC, so that no time zone shifts the day.
  const date = (day: string) => formatDate(`${day}T12:00:00Z`, locale, 'UTC');
  const ofDates = ({ from, to, which }: DateRangeFilter<string>): AppliedFilter[] =>
    ([from, to] as const).flatMap((field) => {
      const day = textIn(query, field);
      const meant = which?.dates.find(({ id }) => id === textIn(query, which.field));
      const { from: fromText, to: toText } = meant ?? { from: 'list.chip.from', to: 'list.chip.to' };
      const label = () => t(field === from ? fromText : toText, { date: date(day) });
      return day === '' ? [] : [{ id: field, label: label(), without: { [field]: undefined } }];
    });
  const ofChoices = ({ field, label, choices }: ChoicesFilter<string>): AppliedFilter[] => {
    const ids = idsIn(query, field);
    return choices
      .filter(({ id }) => ids.includes(id))
      .map(({ id, label: name }) => ({
        id: `${field} ${id}`,
        label: t('list.chip.option', { label: t(label), name: t(name) }),
        without: { [field]: ids.filter((one) => one !== id) },
      }));
  };
  const list = (chips: readonly AppliedFilter[]) => (
    <ChipList
      label={t('list.appliedFilters')}
      chips={chips}
      onRemove={(id) => {
        const chip = chips.find((one) => one.id === id);
        if (chip) onChange(chip.without);
      }}
      onClear={() => onChange(noFilters(fields))}
    />
  );
  /** Renders the chips of the filters recursively, because option chips load their names in separate components. */
  const withChips = (
    [field, ...others]: readonly FilterField[],
    chips: readonly AppliedFilter[],
  ): ReactNode => {
    if (!field) return list(chips);
    if (field.kind === 'dateRange') return withChips(others, [...chips, ...ofDates(field)]);
    if (field.kind === 'choices') return withChips(others, [...chips, ...ofChoices(field)]);
    return (
      <OptionChips filter={field} query={query}>
        {(own) => withChips(others, [...chips, ...own])}
      </OptionChips>
    );
  };
  return withChips(fields, []);
}

interface OptionChipsProps {
  filter: OptionsFilter<string>;
  query: object;
  children: (chips: readonly AppliedFilter[]) => ReactNode;
}

function OptionChips({ filter, query, children }: OptionChipsProps) {
  const t = useTranslate();
  const { field, label, endpoint } = filter;
  const ids = idsIn(query, field);
  const { options, isLoading, failure } = useOptions(
    endpoint,
    ids.length > 0 ? {} : null,
    { ids },
    { failureTitle: 'list.optionsFailed' },
  );
  const nameOf = (id: string) => {
    const option = options?.find((one) => one.id === id);
    if (option) return optionName(option);
    if (isLoading) return '…';
    return t(failure ? 'list.optionsFailed' : 'list.unknown');
  };
  const chips = ids.map((id) => ({
    id: `${field} ${id}`,
    label: t('list.chip.option', { label: t(label), name: nameOf(id) }),
    without: { [field]: ids.filter((one) => one !== id) },
  }));
  return (
    <>
      {children(chips)}
      {failure && (
        <RetryBanner
          {...failure}
          title={t('list.chip.option', { label: t(label), name: t('list.optionsFailed') })}
        />
      )}
    </>
  );
}
