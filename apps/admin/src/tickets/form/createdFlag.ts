/** IDs of the tickets created since the app was loaded, by code. */
const createdHere = new Map<string, string>();

/** Stores a new ticket, to distinguish its flag in the address from one that a user typed. */
export const rememberCreated = ({ jobcode, id }: { jobcode: string; id: string }): void =>
  void createdHere.set(jobcode, id);

/** Returns the ID of the flag's ticket; undefined if it was not created in this tab. */
export const createdIdOf = (jobcode: string): string | undefined => createdHere.get(jobcode);

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
