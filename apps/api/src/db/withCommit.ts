/** A statement that travels together with the commit of its transaction, which saves the way to the database and back. */
import type pg from 'pg';

/**
 * How a statement begins that is the last of its transaction and whose result nobody reads. Its connection keeps it back
 * until the commit and sends both as one message: it runs before the commit, and where it fails, the commit does not run.
 * A connection that does not know of this runs it at once, with the same outcome.
 */
export const WITH_COMMIT = '/* sent with the commit */ ';

type Quote = Pick<pg.Client, 'escapeLiteral'>;

/** Writes the parameters of a statement into its text: several statements of one message can't have any. */
function withValues(client: Quote, text: string, values: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_, number: string) =>
    client.escapeLiteral(String(values[Number(number) - 1])),
  );
}

/** What one connection keeps back. */
export function createHeld(client: Quote) {
  let held: string | undefined;
  return {
    /**
     * Takes what is asked of the connection.
     * @returns `isHeld` for a statement that waits for the commit; otherwise the text to send in place of it, if another
     * @throws {Error} for a query after a statement that had to be the last
     */
    take(text?: unknown, values?: unknown): { isHeld: boolean; text?: string } {
      if (typeof text !== 'string') return { isHeld: false };
      if (text.startsWith(WITH_COMMIT)) {
        held = withValues(client, text, Array.isArray(values) ? values : []);
        return { isHeld: true };
      }
      if (held === undefined) return { isHeld: false };
      const last = held;
      held = undefined;
      if (text === 'commit') return { isHeld: false, text: `${last}; commit` };
      if (text === 'rollback') return { isHeld: false };
      throw new Error('A statement that is sent with the commit was not the last one');
    },
  };
}
