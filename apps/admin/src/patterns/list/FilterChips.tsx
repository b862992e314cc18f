import { formatDate } from '@derrick/domain/format';
import { ChipList } from '@derrick/ui/ChipList';
import { useLanguage, useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import {
  type DateRangeFilter,
  type FilterField,
  type FilterValues,
  idsIn,
  noFilters,
  type OptionsField,
  optionName,
  textIn,
} from './filters.ts';
import { useFilterOptions } from './useFilterOptions.ts';

interface FilterChipsProps {
  fields: readonly FilterField[];
  query: object;
  onChange: (values: FilterValues) => void;
}

interface Chip {
  id: string;
  label: string;
  /** What the query is without it. */
  without: FilterValues;
}

/** Shows what a list is filtered by; each of it can be taken away. */
export function FilterChips({ fields, query, onChange }: FilterChipsProps) {
  const t = useTranslate();
  const chips = fields.flatMap((field) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the filters of a list are declared once and stay the same.
    field.kind === 'options' ? useOptionChips(field, query) : useDateChips(field, query),
  );
  return (
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
}

function useOptionChips(filter: OptionsField, query: object): Chip[] {
  const t = useTranslate();
  const { field, chip } = filter;
  const ids = idsIn(query, field);
  const { options, isLoading } = useFilterOptions(filter, ids.length > 0 ? { ids } : null);
  const nameOf = (id: string) => {
    const option = options?.find((one) => one.id === id);
    if (option) return optionName(option);
    return isLoading ? '…' : t('list.unknown');
  };
  return ids.map((id) => ({
    id: `${field} ${id}`,
    label: t(chip, { name: nameOf(id) }),
    without: { [field]: ids.filter((one) => one !== id) },
  }));
}

function useDateChips({ from, to }: DateRangeFilter<string>, query: object): Chip[] {
  const t = useTranslate();
  const { locale } = useLanguage();
  // Noon, so that no time zone makes another day of it.
  const date = (day: string) => formatDate(`${day}T12:00:00Z`, locale, 'UTC');
  const [first, last] = [textIn(query, from), textIn(query, to)];
  return [
    ...(first
      ? [{ id: from, label: t('list.chip.from', { date: date(first) }), without: { [from]: undefined } }]
      : []),
    ...(last
      ? [{ id: to, label: t('list.chip.to', { date: date(last) }), without: { [to]: undefined } }]
      : []),
  ];
}
