import type { Context } from 'hono';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { createSlots, type Slots } from '../platform/slots.ts';

/** The slots for a document and the company or network that they count for. */
export interface SlotHolder {
  /** A company, or the network of a caller without an account. */
  holder: string;
  /**
   * Limits documents that are drawn at the same time. Each can hold the photos of a ticket in memory. A slot is released
   * when the bytes exist.
   */
  drawing: Slots;
  /** Limits documents that are sent at the same time. Each holds the bytes of one PDF until the client has read them. */
  sending: Slots;
}

const reason = 'tooManyDocuments';

/**
 * Limits the documents that are drawn and sent at the same time. Callers without an account have separate slots, so they
 * cannot use up those of users.
 */
export function createCapacity(trustedProxies: number) {
  const ofUsers = {
    drawing: createSlots({ perHolder: 2, inAll: 6, reason }),
    sending: createSlots({ perHolder: 8, inAll: 32, reason }),
  };
  const ofAnonymous = {
    drawing: createSlots({ perHolder: 2, inAll: 4, reason }),
    sending: createSlots({ perHolder: 4, inAll: 16, reason }),
  };
  return {
    ofCompany: (companyId: string): SlotHolder => ({ holder: companyId, ...ofUsers }),
    ofCaller: (c: Context<AppEnv>): SlotHolder => ({
      holder: clientNetwork(c, trustedProxies),
      ...ofAnonymous,
    }),
  };
}
