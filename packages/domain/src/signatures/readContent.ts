import { array, is, literal, nullable, number, string, tuple } from 'superstruct';
import type { SignedFacts } from './content.ts';

const optionalText = nullable(string());

/** The text that `signedContent` returns, as parsed JSON. */
const contentStruct = tuple([
  literal('derrick-ticket-1'),
  string(),
  optionalText,
  optionalText,
  optionalText,
  optionalText,
  string(),
  string(),
  string(),
  optionalText,
  optionalText,
  optionalText,
  optionalText,
  number(),
  optionalText,
  optionalText,
  number(),
  array(tuple([string(), string(), number(), string()])),
]);

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Reads the signed data from the text of `signedContent`. Returns undefined for a text in another format. */
export function readSignedContent(content: string): SignedFacts | undefined {
  const value = parsed(content);
  if (!is(value, contentStruct)) return undefined;
  const [, jobcode, workDate, customerCompany, customerName, costReference, location, wellName, ...rest] =
    value;
  const [description, technician, jobType, workStartedAt, workEndedAt, workHours, ...travel] = rest;
  const [travelStartedAt, travelEndedAt, travelHours, lines] = travel;
  return {
    jobcode,
    workDate,
    customerCompany,
    customerName,
    costReference,
    location,
    wellName,
    description,
    technician,
    jobType,
    workStartedAt,
    workEndedAt,
    workHours,
    travelStartedAt,
    travelEndedAt,
    travelHours,
    lines: lines.map(([kind, text, quantity, unit]) => ({ kind, description: text, quantity, unit })),
  };
}
