/**
 * Merges two changes of a list of files: the other user's list, without the files removed in this form, plus the files
 * added in it.
 */
export function mergeFiles(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const removed = base.filter((url) => !mine.includes(url));
  const added = mine.filter((url) => !base.includes(url) && !theirs.includes(url));
  return [...theirs.filter((url) => !removed.includes(url)), ...added];
}
