import { type Infer, string, type } from 'superstruct';
import { listEnvelope } from '../contract/envelope.ts';

/** A customer to pick or to filter by. */
export const customerOptionStruct = type({ id: string(), name: string() });

export type CustomerOption = Infer<typeof customerOptionStruct>;

export const customerListReply = listEnvelope(customerOptionStruct);
