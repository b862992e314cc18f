import { Button } from '@derrick/ui/Button';
import { FilterPopover, FilterSection } from '@derrick/ui/FilterPopover';
import { useRef, useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { type FilterField, type FilterValues, filterValues, idsIn, noFilters, textIn } from './filters.ts';
import * as css from './list.css.ts';
import { OptionsList } from './OptionsList.tsx';

interface FilterFormProps {
  /** The button that it stands at. */
  trigger: HTMLElement;
  fields: readonly FilterField[];
  query: object;
  onApply: (values: FilterValues) => void;
  onClose: () => void;
}

/** Filters a list; nothing changes before they are applied. */
export function FilterForm({ trigger, fields, query, onApply, onClose }: FilterFormProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(() => filterValues(query, fields));
  // Dates that are typed in part are no part of the draft: fields made anew are empty.
  const [resets, setResets] = useState(0);
  const checks = useRef(new Set<() => boolean>());
  const change = (field: string, value: unknown) => setDraft((current) => ({ ...current, [field]: value }));
  const chosen = fields.reduce(
    (sum, one) => sum + (one.kind === 'options' ? idsIn(draft, one.field).length : 0),
    0,
  );

  return (
    <FilterPopover
      isOpen
      trigger={trigger}
      title={t('list.filters')}
      description={chosen > 0 && t('list.selected', { count: chosen })}
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
      {fields.map((field) =>
        field.kind === 'options' ? (
          <FilterSection key={field.field}>
            <OptionsList
              filter={field}
              ids={idsIn(draft, field.field)}
              onChange={(ids) => change(field.field, ids)}
            />
          </FilterSection>
        ) : (
          <FilterSection key={`${field.from} ${resets}`}>
            <DateRangeField
              from={textIn(draft, field.from)}
              to={textIn(draft, field.to)}
              onFromChange={(day) => change(field.from, day || undefined)}
              onToChange={(day) => change(field.to, day || undefined)}
              checks={checks.current}
            />
          </FilterSection>
        ),
      )}
    </FilterPopover>
  );
}
