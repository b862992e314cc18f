import type { SelectItem } from '@derrick/ui/NativeSelect';

/** Items for the stories of selects. One item is disabled, one has a long name. */
export const jobTypes: readonly SelectItem[] = [
  { id: 'pump', label: 'Pump service' },
  { id: 'inspection', label: 'Inspection' },
  { id: 'workover', label: 'Workover', isDisabled: true },
  { id: 'swd', label: 'Salt water disposal, pressure testing and tank gauging' },
];
