import { defaulted, type Infer, nullable, string, type } from 'superstruct';

// A separate module, because the ticket list needs these two structs and nothing else about users.

/** A technician as an option of a select or filter. */
export const technicianOptionStruct = type({ id: string(), fullname: string() });

export type TechnicianOption = Infer<typeof technicianOptionStruct>;

/** A technician as shown on a ticket. `photo` is a URL or null. */
export const technicianSummaryStruct = type({
  id: string(),
  fullname: string(),
  photo: defaulted(nullable(string()), null),
});

export type TechnicianSummary = Infer<typeof technicianSummaryStruct>;
