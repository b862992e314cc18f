import { createSlots, type Slots } from '../platform/slots.ts';

/**
 * Limits the number of simultaneous exports. Each holds a batch in memory and, while reading, the only session of the
 * embedded database.
 */
export const createExportSlots = (): ExportSlots =>
  createSlots({ perHolder: 2, inAll: 6, reason: 'tooManyExports' });

export type ExportSlots = Slots;
