import { CheckboxList } from '@derrick/ui/CheckboxList';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { type FilterField, type FilterValues, idsIn, textIn } from './filters.ts';
import { OptionsList } from './OptionsList.tsx';

interface FilterFieldsProps {
  field: FilterField;
  draft: FilterValues;
  onChange: (values: FilterValues) => void;
  /** Registry of checks that run before the filters are applied. */
  checks: Set<() => boolean>;
  /** Hides the label because a heading above already shows it. */
  isLabelHidden: boolean;
}

/** Form fields of one filter. */
export function FilterFields({ field, draft, onChange, checks, isLabelHidden }: FilterFieldsProps) {
  const t = useTranslate();
  switch (field.kind) {
    case 'options':
      return (
        <OptionsList
          filter={field}
          ids={idsIn(draft, field.field)}
          onChange={(ids) => onChange({ [field.field]: ids })}
          isLabelHidden={isLabelHidden}
        />
      );
    case 'choices':
      return (
        <CheckboxList
          label={t(field.label)}
          isLabelHidden={isLabelHidden}
          isSearchable={false}
          items={field.choices.map(({ id, label }) => ({ id, label: t(label) }))}
          selectedKeys={new Set(idsIn(draft, field.field))}
          onSelectionChange={(keys) => onChange({ [field.field]: [...keys] })}
        />
      );
    case 'dateRange':
      return (
        <DateRangeField
          from={textIn(draft, field.from)}
          to={textIn(draft, field.to)}
          onFromChange={(day) => onChange({ [field.from]: day || undefined })}
          onToChange={(day) => onChange({ [field.to]: day || undefined })}
          checks={checks}
          isLabelHidden={isLabelHidden}
          hasPresets={field.hasPresets}
          dateField={
            field.which && {
              dates: field.which.dates,
              value: textIn(draft, field.which.field),
              onChange: (id) => onChange({ [field.which?.field ?? '']: id }),
            }
          }
        />
      );
  }
}
