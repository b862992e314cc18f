/**
 * The open streams of this process. They use no database connection of their own: one query counts for all users of a
 * company.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { type Announcement, onAnnounced } from './announce.ts';
import { countUnread } from './list.ts';
import { findLivingSessions, type StreamSession } from './sessionsOfStreams.ts';

/** Interval of the heartbeat. Proxies close connections that are silent for a minute. */
const BEAT_MS = 20_000;
/** Announcements that arrive within this time share one query. */
const GATHER_MS = 50;
/** Maximum number of streams of one user. When the user opens more tabs, the oldest stream ends. */
const MAX_STREAMS_PER_USER = 20;
/**
 * Maximum number of unread chunks of a stream. The server ends a stream that the client no longer reads, and the client
 * opens a new one later.
 */
const MAX_UNREAD_CHUNKS = 64;

interface Stream extends StreamSession {
  /** Expiry of the access token, in milliseconds since the epoch. */
  expiresAt: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** The last count sent on this stream. */
  lastCount?: number;
}

export interface Live {
  /** Opens a stream of server-sent events that ends with its session. */
  open(session: StreamSession & Pick<Stream, 'expiresAt'>): ReadableStream<Uint8Array>;
  /** Number of open streams. */
  readonly size: number;
  /** Sends a heartbeat on every stream and ends the streams of ended sessions. */
  beat(): Promise<void>;
  /** Ends all streams and rejects new ones. */
  close(): void;
}

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');
// Fills the buffer of proxies that hold back the first bytes of a response.
const opening = encoder.encode(`:${' '.repeat(2048)}\n\n`);
const countOf = (unread: number) => encoder.encode(`event: count\ndata: ${JSON.stringify({ unread })}\n\n`);

/** Users whose counts must be read again, by company. */
type Waiting = Map<string, Set<string> | 'all'>;

function add(waiting: Waiting, { companyId, userIds }: Announcement): void {
  const pendingIds = waiting.get(companyId);
  if (pendingIds === 'all') return;
  waiting.set(companyId, userIds === 'all' ? 'all' : new Set([...(pendingIds ?? []), ...userIds]));
}

/** Listens to the announcements of a database and sends the new counts to the streams of the affected users. */
export function createLive({ db, log }: { db: Kysely<Database>; log: Logger }): Live {
  const streams = new Set<Stream>();
  let waiting: Waiting = new Map();
  let gathering: NodeJS.Timeout | undefined;
  let isClosed = false;

  function end(stream: Stream): void {
    if (!streams.delete(stream)) return;
    try {
      stream.controller.close();
    } catch {
      // The client has already disconnected.
    }
  }

  function send(stream: Stream, chunk: Uint8Array): void {
    const { desiredSize } = stream.controller;
    if (desiredSize === null || desiredSize < -MAX_UNREAD_CHUNKS) end(stream);
    else stream.controller.enqueue(chunk);
  }

  async function endThoseOver(of: readonly Stream[]): Promise<Stream[]> {
    const living = await findLivingSessions(db, of);
    for (const stream of of) if (!living.has(stream) || stream.expiresAt <= Date.now()) end(stream);
    return of.filter((stream) => streams.has(stream));
  }

  async function sendCounts(companyId: string, of: readonly Stream[]): Promise<void> {
    const open = await endThoseOver(of);
    const counts = await countUnread(db, companyId, [...new Set(open.map(({ userId }) => userId))]);
    for (const stream of open) {
      const unread = counts.get(stream.userId) ?? 0;
      if (stream.lastCount === unread || !streams.has(stream)) continue;
      stream.lastCount = unread;
      send(stream, countOf(unread));
    }
  }

  const failed = (error: unknown) => log.error({ error }, 'notification stream update failed');

  function flush(): void {
    gathering = undefined;
    const now = waiting;
    waiting = new Map();
    for (const [companyId, userIds] of now) {
      const meant = [...streams].filter(
        (stream) => stream.companyId === companyId && (userIds === 'all' || userIds.has(stream.userId)),
      );
      if (meant.length > 0) sendCounts(companyId, meant).catch(failed);
    }
  }

  const stopListening = onAnnounced(db, (announcement) => {
    if (streams.size === 0) return;
    if (announcement === 'everything') {
      for (const { companyId } of streams) add(waiting, { companyId, userIds: 'all' });
    } else {
      add(waiting, announcement);
    }
    gathering ??= setTimeout(flush, GATHER_MS).unref();
  });

  async function beat(): Promise<void> {
    for (const stream of await endThoseOver([...streams])) send(stream, heartbeat);
  }
  const beating = setInterval(() => void beat().catch(failed), BEAT_MS).unref();

  return {
    open(session) {
      let stream: Stream | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          if (isClosed) return controller.close();
          stream = { ...session, controller };
          const ownStreams = [...streams].filter(
            ({ companyId, userId }) => companyId === session.companyId && userId === session.userId,
          );
          if (ownStreams[0] && ownStreams.length >= MAX_STREAMS_PER_USER) end(ownStreams[0]);
          streams.add(stream);
          controller.enqueue(opening);
          sendCounts(session.companyId, [stream]).catch(failed);
        },
        cancel() {
          if (stream) streams.delete(stream);
        },
      });
    },
    get size() {
      return streams.size;
    },
    beat,
    close() {
      isClosed = true;
      clearInterval(beating);
      clearTimeout(gathering);
      stopListening();
      for (const stream of streams) end(stream);
    },
  };
}
