import { Button } from '@derrick/ui/Button';
import { FilterPopover, FilterSection } from '@derrick/ui/FilterPopover';
import { useIsMobile } from '@derrick/ui/theme';
import { useRef, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { FilterFields } from './FilterFields.tsx';
import { countFilter, type FilterField, type FilterValues, filterValues, noFilters } from './filters.ts';
import * as css from './list.css.ts';

interface FilterFormProps {
  /** Button that the popover is attached to. */
  trigger: HTMLElement;
  fields: readonly FilterField[];
  query: object;
  onApply: (values: FilterValues) => void;
  onClose: () => void;
}

/** Order of the sections on phones, where one section is open at a time: the shortest first. */
const phoneOrder: readonly FilterField['kind'][] = ['dateRange', 'choices', 'options'];

const phoneSections = (fields: readonly FilterField[]) =>
  fields
    .toSorted((one, other) => phoneOrder.indexOf(one.kind) - phoneOrder.indexOf(other.kind))
    .map((field) => [field]);

/** Columns on larger screens: the first list of options, the other lists below each other, and all short filters. */
const columns = (fields: readonly FilterField[]) => {
  const [first, ...others] = fields.filter(({ kind }) => kind === 'options');
  const short = fields.filter(({ kind }) => kind !== 'options');
  return [first ? [first] : [], others, short].filter((section) => section.length > 0);
};

/** Filter form. The list changes only when the user applies the filters. */
export function FilterForm({ trigger, fields, query, onApply, onClose }: FilterFormProps) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  const [draft, setDraft] = useState(() => filterValues(query, fields));
  // Partly typed dates are not part of the draft, so a reset remounts the date fields.
  const [resets, setResets] = useState(0);
  const checks = useRef(new Set<() => boolean>());
  const chosen = fields
    .filter(({ kind }) => kind !== 'dateRange')
    .reduce((sum, field) => sum + countFilter(draft, field), 0);
  const sections = isMobile ? phoneSections(fields) : columns(fields);
  const countText = (count: number) => (count > 0 ? t('list.selected', { count }) : undefined);

  return (
    <FilterPopover
      isOpen
      trigger={trigger}
      size={sections.length > 1 ? 'large' : 'medium'}
      title={t('list.filters')}
      description={countText(chosen)}
      onOpenChange={onClose}
      onSubmit={() => {
        if ([...checks.current].every((check) => check())) onApply(draft);
      }}
      footer={
        <>
          <Button
            variant="ghost"
            className={css.reset}
            onPress={() => {
              setDraft(noFilters(fields));
              setResets((count) => count + 1);
            }}
          >
            {t('list.reset')}
          </Button>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('list.apply')}
          </Button>
        </>
      }
    >
      {sections.map((section, index) => {
        const [first] = section;
        if (!first) return null;
        return (
          <FilterSection
            key={first.kind === 'dateRange' ? first.from : first.field}
            title={t(first.kind === 'dateRange' ? 'list.dateRange' : first.label)}
            note={countText(countFilter(draft, first))}
            defaultOpen={index === 0}
            className={css.filters}
          >
            {section.map((field) => (
              <FilterFields
                key={field.kind === 'dateRange' ? `${field.from} ${resets}` : field.field}
                field={field}
                draft={draft}
                onChange={(values) => setDraft((current) => ({ ...current, ...values }))}
                checks={checks.current}
                isLabelHidden={isMobile}
              />
            ))}
          </FilterSection>
        );
      })}
    </FilterPopover>
  );
}
