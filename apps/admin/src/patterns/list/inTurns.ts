/** How many calls run at a time: quick, and no storm. */
const AT_ONCE = 4;

/** Does something with each item, a few at a time; resolves when all are done. */
export async function inTurns<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
