/** Codes of the tickets created since the app was loaded. */
const createdHere = new Set<string>();

/** Stores the code of a new ticket, to distinguish its flag in the address from one that a user typed. */
export const rememberCreated = (jobcode: string): void => void createdHere.add(jobcode);

/** Returns whether the ticket of the flag was created in this tab. */
export const wasCreatedHere = (jobcode: string): boolean => createdHere.has(jobcode);

/** Query parameter of the list that opens the success dialog. */
export const CREATED = 'created';

/**
 * Returns the address of the first page of the list, where a new ticket appears. Keeps only the page size of the previous
 * list address, because filters could hide the ticket.
 */
export function newestPath(list: string, flag: Record<string, string> = {}): string {
  const [path = '', query] = list.split('?');
  const size = new URLSearchParams(query).get('size');
  const params = new URLSearchParams({ ...(size && { size }), ...flag });
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** Returns the address to open after creating a ticket, with the flag that opens the success dialog. */
export const createdPath = (list: string, jobcode: string): string =>
  newestPath(list, { [CREATED]: jobcode });
