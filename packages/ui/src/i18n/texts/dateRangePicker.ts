export const dateRangePickerTexts = {
  'dateRangePicker.last30Days': 'Last 30 days',
  'dateRangePicker.last7Days': 'Last 7 days',
  'dateRangePicker.lastMonth': 'Last month',
  'dateRangePicker.presets': 'Ranges',
  'dateRangePicker.thisMonth': 'This month',
  'dateRangePicker.thisQuarter': 'This quarter',
  'dateRangePicker.today': 'Today',
} as const;
