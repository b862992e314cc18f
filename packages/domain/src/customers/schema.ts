import { boolean, defaulted, type Infer, integer, nullable, optional, string, type } from 'superstruct';

const orNull = () => defaulted(nullable(string()), null);

/** A contact person at a customer. */
export const contactStruct = type({ name: string(), email: orNull(), phone: orNull() });

export type Contact = Infer<typeof contactStruct>;

/** A customer in a list: its name, and the remaining fields only if the query requests details. */
export const customerListItemStruct = type({
  id: string(),
  name: string(),
  /** The first contact. */
  mainContact: optional(nullable(contactStruct)),
  invoiceEmail: optional(nullable(string())),
  termsDays: optional(integer()),
  isTaxExempt: optional(boolean()),
});

export type CustomerListItem = Infer<typeof customerListItemStruct>;
