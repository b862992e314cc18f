import { boolean, enums, type Infer, integer, min, nullable, optional, string, type } from 'superstruct';
import { distanceUnits, hourCycles, weekStarts } from '../format/conventions.ts';

/** Who reads what people type: nobody, the rules on this server, or a provider of language models. */
export const assistantModes = ['OFF', 'LOCAL', 'PROVIDER'] as const;

export type AssistantMode = (typeof assistantModes)[number];

const text = optional(nullable(string()));

/** The company of the signed-in user, as every page needs it. */
export const ownCompanyStruct = type({
  id: text,
  name: text,
  memberCount: optional(nullable(min(integer(), 0))),
  /** The address of its logo. */
  logo: text,
  /** IANA name of the zone in which its days begin and end. */
  timeZone: text,
  weekStart: optional(enums(weekStarts)),
  hourCycle: optional(enums(hourCycles)),
  distanceUnit: optional(enums(distanceUnits)),
  /** ISO 4217. */
  currency: text,
  /** What the company calls the reference of a customer's costs; null for the usual words. */
  costReferenceLabel: text,
  assistant: optional(enums(assistantModes)),
  allowsSpeech: optional(boolean()),
});

export type OwnCompany = Infer<typeof ownCompanyStruct>;
