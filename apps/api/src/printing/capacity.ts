import type { Context } from 'hono';
import { clientNetwork } from '../platform/clientAddress.ts';
import type { AppEnv } from '../platform/context.ts';
import { createSlots, type Slots } from '../platform/slots.ts';

/** Who a document is made for, and the slots that are shared with others of the kind. */
export interface Place {
  /** A company, or the network of a reader without an account. */
  holder: string;
  /** Documents that are drawn: each may hold the photos of a ticket in memory. A slot is free as soon as the bytes exist. */
  drawing: Slots;
  /** Documents that are sent: each holds the bytes of one PDF until its reader has read them. */
  sending: Slots;
}

const reason = 'tooManyDocuments';

/** Limits the documents that are made and sent at the same time. Readers without an account cannot take the slots of users. */
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
    ofCompany: (companyId: string): Place => ({ holder: companyId, ...ofUsers }),
    ofCaller: (c: Context<AppEnv>): Place => ({ holder: clientNetwork(c, trustedProxies), ...ofAnonymous }),
  };
}
