/** Plays requests against a test server and writes down the replies, so that two versions can be compared. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Person, TestServer } from '../testing.ts';
import type { Records } from './records.ts';

export interface PlayOptions {
  /** Whose token is sent; absent, none is. */
  as?: Person | undefined;
  /** A token of somebody else, in place of `as`. */
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface Player {
  server: TestServer;
  records: Records;
  /** Sends one request, such as `GET /ticket`, writes its reply down and gives the parsed body. */
  // biome-ignore lint/suspicious/noExplicitAny: a script picks ids out of replies as it pleases.
  send(call: string, options?: PlayOptions): Promise<any>;
}

/** A part of the recording: its requests build on each other and are sent to a server of their own. */
export type Script = (player: Player) => Promise<void>;

/** The headers that callers go by. */
const recordedHeaders = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'idempotent-replayed',
  'retry-after',
  'vary',
  'www-authenticate',
];

/** Longer request bodies are shown in part. */
const SHOWN = 300;

/** Replaces what differs from run to run by a name and a number, in the order of appearance. */
function createPlaceholders(): (text: string) => string {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const replaced = (kind: string) => (value: string) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `<${kind} ${count}>`;
    known.set(value, name);
    return name;
  };
  return (text) =>
    text
      // Not numbered: two of one sign-in and one second are the same.
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<access token>')
      .replace(/(?<![\w-])[\w-]{32}(?=\.[a-z]{3,4}\b)/g, replaced('file'))
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, replaced('id'))
      .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, replaced('token'))
      // Scripts date their records to 2024; any other instant is that of the run.
      .replace(/(?!2024)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<instant>')
      .replace(/("workDate":")(?!2024)\d{4}-\d\d-\d\d/g, '$1<day>')
      .replace(/(?<=filename="[a-z-]+-)(?!2024)\d{4}-\d\d-\d\d/g, '<day>');
}

async function readText(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  switch (response.headers.get('content-encoding')) {
    case 'br':
      return brotliDecompressSync(bytes).toString();
    case 'gzip':
      return gunzipSync(bytes).toString();
    default:
      return response.headers.get('content-type')?.startsWith('image/')
        ? bytes.toString('base64')
        : bytes.toString();
  }
}

function describeHeaders({ status, headers }: Response): string[] {
  return recordedHeaders.flatMap((name) => {
    const value = headers.get(name);
    if (value === null) return [];
    // Compressed, an id more or less changes the length; of a limit, seconds have passed.
    const varies =
      (name === 'retry-after' && status === 429) ||
      (name === 'content-length' && headers.has('content-encoding'));
    return [`${name}: ${varies ? '<number>' : value}`];
  });
}

function describeRequest(
  call: string,
  { as, token, body, raw, form, headers = {} }: PlayOptions,
  stable: (text: string) => string,
): string {
  const caller = as ?? (token === undefined ? 'nobody' : 'another');
  const content = stable(raw ?? (body === undefined ? '' : JSON.stringify(body)));
  const fields = form
    ? [...form].map(([name, value]) => `${name}: ${typeof value === 'string' ? value : value.name}`)
    : [];
  const shown =
    content.length > SHOWN ? `${content.slice(0, SHOWN)} … ${content.length} characters` : content;
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(shown ? [shown] : []),
    ...fields,
  ];
  return [`### ${call} as ${caller}`, ...lines.map((line) => `> ${line}`)].join('\n');
}

/** Plays a script and gives its replies as text, one block a request. */
export async function play(script: Script, server: TestServer, records: Records): Promise<string[]> {
  const stable = createPlaceholders();
  const blocks: string[] = [];
  await script({
    server,
    records,
    async send(call, options = {}) {
      const { as, body, raw, form, headers } = options;
      const [method = '', path = ''] = call.split(/ (.*)/s);
      const token = options.token ?? (as && (await server.tokenOf(as)));
      const content = form ?? raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await server.app.request(path.startsWith('//') ? path.slice(1) : `/api/v1${path}`, {
        method,
        headers: {
          'x-request-id': 'recorded-request',
          ...(content !== undefined && !form && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(content !== undefined && { body: content }),
      });
      const text = await readText(response);
      const reply = [String(response.status), ...describeHeaders(response), '', text].join('\n');
      blocks.push(stable(`${describeRequest(call, options, stable)}\n\n${reply}`.trimEnd()));
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
  });
  return blocks;
}
