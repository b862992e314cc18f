import { boolean, defaulted, type Infer, integer, nullable, optional, string, type } from 'superstruct';

const orNull = () => defaulted(nullable(string()), null);

/** Somebody to talk to at a customer. */
export const contactStruct = type({ name: string(), email: orNull(), phone: orNull() });

export type Contact = Infer<typeof contactStruct>;

/** A customer as lists have it: its name, and the rest only where the query asks for details. */
export const customerListItemStruct = type({
  id: string(),
  name: string(),
  /** The first of the contacts. */
  mainContact: optional(nullable(contactStruct)),
  invoiceEmail: optional(nullable(string())),
  termsDays: optional(integer()),
  isTaxExempt: optional(boolean()),
});

export type CustomerListItem = Infer<typeof customerListItemStruct>;
