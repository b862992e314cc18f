import { defaulted, type Infer, nullable, string, type } from 'superstruct';

// In a module of its own: the ticket list needs these two and nothing else about people.

/** A technician to pick or to filter by. */
export const technicianOptionStruct = type({ id: string(), fullname: string() });

export type TechnicianOption = Infer<typeof technicianOptionStruct>;

/** A technician as a ticket shows them: `photo` is an address or null. */
export const technicianSummaryStruct = type({
  id: string(),
  fullname: string(),
  photo: defaulted(nullable(string()), null),
});

export type TechnicianSummary = Infer<typeof technicianSummaryStruct>;
