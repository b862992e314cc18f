/** What the server has acknowledged, to be compared in the end with what is there. */
export interface SavedTicket {
  number: number;
  /** The text of the last change that was acknowledged. */
  notes: string | null;
  version: number;
  isDeleted: boolean;
}

/** A file that was acknowledged, and the ticket that it is attached to. */
export interface SavedFile {
  ticketId: string;
  url: string;
  text: string;
}

interface Kind {
  times: number[];
  statuses: Map<number, number>;
}

/** Everything that the people have asked, and what they were told. */
export class Ledger {
  readonly tickets = new Map<string, SavedTicket>();
  readonly files: SavedFile[] = [];
  readonly kinds = new Map<string, Kind>();
  /** Replies that ought not to be. */
  readonly wrong: string[] = [];
  updates = 0;

  count(kind: string, status: number, ms: number): void {
    const known: Kind = this.kinds.get(kind) ?? { times: [], statuses: new Map() };
    this.kinds.set(kind, known);
    known.times.push(ms);
    known.statuses.set(status, (known.statuses.get(status) ?? 0) + 1);
  }
}
