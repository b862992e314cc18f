import { boolean, enums, type Infer, integer, min, nullable, optional, string, type } from 'superstruct';
import { distanceUnits, hourCycles, weekStarts } from '../format/conventions.ts';

/** The assistant's modes: turned off, the server's own engine, or a provider of language models. */
export const assistantModes = ['OFF', 'LOCAL', 'PROVIDER'] as const;

export type AssistantMode = (typeof assistantModes)[number];

const text = optional(nullable(string()));

/** The company of the signed-in user, with the fields that every page needs. */
export const currentCompanyStruct = type({
  id: text,
  name: text,
  memberCount: optional(nullable(min(integer(), 0))),
  /** URL of the logo. */
  logo: text,
  /** IANA name of the time zone in which the company's days begin and end. */
  timeZone: text,
  weekStart: optional(enums(weekStarts)),
  hourCycle: optional(enums(hourCycles)),
  distanceUnit: optional(enums(distanceUnits)),
  /** ISO 4217 code. */
  currency: text,
  /** The company's own label for the customer's cost reference. Null for the default label. */
  costReferenceLabel: text,
  assistant: optional(enums(assistantModes)),
  allowsSpeech: optional(boolean()),
  /** The set-up checklist of a new company is shown to users who can change the settings. */
  isSetupOpen: optional(boolean()),
});

export type CurrentCompany = Infer<typeof currentCompanyStruct>;
