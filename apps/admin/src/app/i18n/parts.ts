import type { Part } from './catalogue.ts';

/** Parts whose screens also show texts of other parts; every screen shows some of `common`. */
const alsoShown: Partial<Record<Part, readonly Part[]>> = {
  account: ['auth'],
  tickets: ['list'],
  ticketForm: ['form'],
  technicians: ['people', 'list', 'form'],
  managers: ['people', 'list', 'form'],
};

/** The parts that are loaded for one: its own, and those whose texts are shown along with it. */
export const partsOf = (part: Part): readonly Part[] => ['common', part, ...(alsoShown[part] ?? [])];
