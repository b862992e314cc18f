import { type Infer, string, type } from 'superstruct';

/** A customer as an option of a select or filter. */
export const customerOptionStruct = type({ id: string(), name: string() });

export type CustomerOption = Infer<typeof customerOptionStruct>;
