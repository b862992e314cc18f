import { createSlots, type Slots } from '../platform/slots.ts';

/** Lets few exports run at once: each holds a batch of rows in memory, and on the embedded engine the one session while it reads. */
export const createExportSlots = (): ExportSlots =>
  createSlots({ perHolder: 2, inAll: 6, reason: 'tooManyExports' });

export type ExportSlots = Slots;
