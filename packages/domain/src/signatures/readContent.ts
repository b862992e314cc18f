import { array, is, literal, nullable, number, string, tuple, union } from 'superstruct';
import type { SignedFacts } from './content.ts';

const optionalText = nullable(string());

const fields = [
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
] as const;

/** The text that `signedContent` returns, as parsed JSON: with standby hours at the end if there are any. */
const contentStruct = union([tuple([...fields]), tuple([...fields, number()])]);

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
  const [travelStartedAt, travelEndedAt, travelHours, lines, standbyHours] = travel;
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
    ...(standbyHours !== undefined && { standbyHours }),
  };
}
