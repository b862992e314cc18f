/** Joins two changes of a list of files: theirs, without what was removed here, and what was added here. */
export function mergeFiles(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const removed = base.filter((url) => !mine.includes(url));
  const added = mine.filter((url) => !base.includes(url) && !theirs.includes(url));
  return [...theirs.filter((url) => !removed.includes(url)), ...added];
}
