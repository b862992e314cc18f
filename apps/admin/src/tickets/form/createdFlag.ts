/** The tickets made since the app was loaded. */
const createdHere = new Set<string>();

/** Remembers a new ticket, so that its flag is known from one that somebody typed. */
export const rememberCreated = (jobcode: string): void => void createdHere.add(jobcode);

/** Tests whether a flag speaks of a ticket that was made here. */
export const wasCreatedHere = (jobcode: string): boolean => createdHere.has(jobcode);

/** The parameter of the list's address that opens the dialog about a new ticket. */
export const CREATED = 'created';

/**
 * The address that a new ticket leads to: the first page of the list, where it stands, with the flag that opens the
 * dialog. Of the list as it was left only the page size stays: filters might hide the ticket.
 */
export function createdPath(list: string, jobcode: string): string {
  const [path = '', query] = list.split('?');
  const size = new URLSearchParams(query).get('size');
  const params = new URLSearchParams({ ...(size && { size }), [CREATED]: jobcode });
  return `${path}?${params.toString()}`;
}
