import { type DateRange, type DateRangePreset, rangeOfPreset } from '@derrick/ui/DateRangePicker';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';

const presets: readonly { id: DateRangePreset; label: MessageKey }[] = [
  { id: 'today', label: 'list.range.today' },
  { id: 'last7Days', label: 'list.range.last7Days' },
  { id: 'last30Days', label: 'list.range.last30Days' },
  { id: 'thisMonth', label: 'list.range.thisMonth' },
  { id: 'lastMonth', label: 'list.range.lastMonth' },
  { id: 'thisQuarter', label: 'list.range.thisQuarter' },
];

const OWN = 'own';

interface RangePresetsProps extends DateRange {
  onChange: (range: DateRange) => void;
}

/** Selects a date range by name; a custom range has no name. */
export function RangePresets({ from, to, onChange }: RangePresetsProps) {
  const t = useTranslate();
  const day = useFormats().dayOf(new Date());
  const chosen = presets.find(({ id }) => {
    const range = rangeOfPreset(id, day);
    return range.from === from && range.to === to;
  });
  return (
    <NativeSelect
      label={t('list.range')}
      items={[
        { id: OWN, label: t('list.range.own') },
        ...presets.map(({ id, label }) => ({ id, label: t(label) })),
      ]}
      value={chosen?.id ?? OWN}
      onChange={(id) => {
        const preset = presets.find((one) => one.id === id);
        onChange(preset ? rangeOfPreset(preset.id, day) : { from: '', to: '' });
      }}
    />
  );
}
