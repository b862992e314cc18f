import { type Infer, string, type } from 'superstruct';
import { listEnvelope } from '../contract/envelope.ts';

/** Is a customer who can be picked or filtered by. */
export const customerOptionStruct = type({ id: string(), name: string() });

export type CustomerOption = Infer<typeof customerOptionStruct>;

export const customerListReply = listEnvelope(customerOptionStruct);
