import { type Infer, string, type } from 'superstruct';

/** A customer to pick or to filter by. */
export const customerOptionStruct = type({ id: string(), name: string() });

export type CustomerOption = Infer<typeof customerOptionStruct>;
