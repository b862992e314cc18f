/** Sides of the trigger on which a Popover opens, if there is space. `start` and `end` align the edges. */
export const popoverPlacements = [
  'bottom',
  'bottom start',
  'bottom end',
  'top',
  'top start',
  'top end',
] as const;
