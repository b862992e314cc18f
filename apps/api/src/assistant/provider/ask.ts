/** Asks an OpenAI-compatible provider for an object of a shape. */
import type { AnyStruct } from '@derrick/domain/contract';
import { ProviderFailure } from './failure.ts';
import { type ProviderNetwork, type ProviderReply, send } from './send.ts';

/** For every try together; then the server's own engine answers. */
const WHOLE_MS = 8000;
/** A ticket's fields with their quotes are far shorter. */
const MOST_TOKENS = 2000;

/** What is asked for. */
export interface Question<T> {
  instructions: string;
  /** What somebody said or typed: data, never instructions. */
  text: string;
  name: string;
  /** The shape as JSON Schema, for providers that can be held to it. */
  schema: object;
  struct: AnyStruct<T>;
}

export interface ProviderTarget {
  baseUrl: string;
  model: string;
  key: string | undefined;
}

/** The ways to ask for JSON, the strictest first: not every server knows them all. */
const formats = ['schema', 'object', 'none'] as const;

const formatOf = (format: (typeof formats)[number], { name, schema }: Question<unknown>) => {
  if (format === 'none') return {};
  return format === 'object'
    ? { response_format: { type: 'json_object' } }
    : { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
};

export interface ProviderClient {
  /** @throws {ProviderFailure} when no answer of the shape came in time */
  ask<T>(target: ProviderTarget, question: Question<T>): Promise<T>;
}

/** Makes a client, which remembers what each provider can be asked for. */
export function createProviderClient(network: ProviderNetwork, timeoutMs: number = WHOLE_MS): ProviderClient {
  const workingFormats = new Map<string, number>();
  return {
    async ask(target, question) {
      const signal = AbortSignal.timeout(timeoutMs);
      const server = `${target.baseUrl} ${target.model}`;
      for (let index = workingFormats.get(server) ?? 0; index < formats.length; index += 1) {
        const format = formats[index] ?? 'none';
        const content = Buffer.from(JSON.stringify(bodyOf(target, question, format)));
        const request = { path: 'chat/completions', contentType: 'application/json', content };
        const reply = await send(target, network, request, signal);
        // It does not know this format.
        if ([400, 404, 415, 422].includes(reply.status) && format !== 'none') continue;
        const answer = readAnswer(reply, question.struct);
        if (workingFormats.size > 1000) workingFormats.clear();
        workingFormats.set(server, index);
        return answer;
      }
      throw new ProviderFailure('wrong');
    },
  };
}

const bodyOf = (
  { model }: ProviderTarget,
  question: Question<unknown>,
  format: (typeof formats)[number],
): object => ({
  model,
  temperature: 0,
  max_tokens: MOST_TOKENS,
  messages: [
    { role: 'system', content: question.instructions },
    { role: 'user', content: JSON.stringify({ text: question.text }) },
  ],
  ...formatOf(format, question),
});

/** @throws {ProviderFailure} for a status that says why there is no answer */
export function checkStatus(status: number): void {
  if (status === 401 || status === 403) throw new ProviderFailure('unauthorized');
  if (status === 429) throw new ProviderFailure('rateLimited');
  if (status >= 500) throw new ProviderFailure('down');
}

function readAnswer<T>({ status, text }: ProviderReply, struct: AnyStruct<T>): T {
  checkStatus(status);
  const content = status === 200 ? contentOf(text) : undefined;
  const answer = content === undefined ? undefined : objectIn(content);
  if (answer === undefined || !struct.is(answer)) throw new ProviderFailure('wrong');
  return answer;
}

/** Reads what the model has written out of the envelope. */
function contentOf(text: string): string | undefined {
  const envelope: unknown = parsed(text);
  const choices: unknown = Reflect.get(Object(envelope), 'choices');
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const content: unknown = Reflect.get(Object(Reflect.get(Object(first), 'message')), 'content');
  return typeof content === 'string' ? content : undefined;
}

/** Finds the object in an answer that may have words or a fence around it. */
function objectIn(content: string): unknown {
  const whole = parsed(content);
  if (whole !== undefined) return whole;
  const [from, to] = [content.indexOf('{'), content.lastIndexOf('}')];
  return from === -1 || to < from ? undefined : parsed(content.slice(from, to + 1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
