/** A ticket as acknowledged by the server, to be compared with the stored one at the end. */
export interface SavedTicket {
  number: number;
  /** Text of the last acknowledged change. */
  notes: string | null;
  version: number;
  isDeleted: boolean;
}

/** An acknowledged file and the ticket that it is attached to. */
export interface SavedFile {
  ticketId: string;
  url: string;
  text: string;
}

interface Kind {
  times: number[];
  statuses: Map<number, number>;
}

/** Acknowledged changes and statistics of all simulated users. */
export class Ledger {
  readonly tickets = new Map<string, SavedTicket>();
  readonly files: SavedFile[] = [];
  readonly kinds = new Map<string, Kind>();
  /** Descriptions of unexpected responses. */
  readonly wrong: string[] = [];
  updates = 0;

  count(kind: string, status: number, ms: number): void {
    const counts: Kind = this.kinds.get(kind) ?? { times: [], statuses: new Map() };
    this.kinds.set(kind, counts);
    counts.times.push(ms);
    counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1);
  }
}
