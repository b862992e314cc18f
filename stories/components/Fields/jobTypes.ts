import type { SelectItem } from '@derrick/ui/NativeSelect';

/** Choices for the stories of selects; one can't be chosen, one is long. */
export const jobTypes: readonly SelectItem[] = [
  { id: 'pump', label: 'Pump service' },
  { id: 'inspection', label: 'Inspection' },
  { id: 'workover', label: 'Workover', isDisabled: true },
  { id: 'swd', label: 'Salt water disposal, pressure testing and tank gauging' },
];
