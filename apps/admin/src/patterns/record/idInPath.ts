/** Reads the id in a path at a place: 3 for `/dashboard/job-ticket/{id}`. An address with a broken escape is no id's, and no reason to crash. */
export function idInPath(path: string, place: number): string {
  const text = path.split('/')[place] ?? '';
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
