/** Worker thread that reads texts and questions with the built-in engine, one after the other. */
import { parentPort } from 'node:worker_threads';
import {
  type QuestionReading,
  type ReadingContext,
  readQuestion,
  readTicketText,
  type TicketReading,
} from './engine/index.ts';

export interface ReadRequest {
  id: number;
  kind: 'ticket' | 'question';
  text: string;
  context: ReadingContext;
}

/** Messages from the worker thread. It accepts requests after `ready`. */
export type ReadReply =
  | { kind: 'ready' }
  | { kind: 'ticket'; id: number; reading: TicketReading }
  | { kind: 'question'; id: number; reading: QuestionReading }
  | { kind: 'failed'; id: number; failure: string };

if (!parentPort) throw new Error('Texts are read in a thread.');
const port = parentPort;

function read({ id, kind, text, context }: ReadRequest): ReadReply {
  try {
    return kind === 'ticket'
      ? { kind, id, reading: readTicketText(text, context) }
      : { kind, id, reading: readQuestion(text, context) };
  } catch (error) {
    return {
      kind: 'failed',
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

port.on('message', (request: ReadRequest) => port.postMessage(read(request)));
port.postMessage({ kind: 'ready' } satisfies ReadReply);
