/** Client for OpenAI-compatible providers that returns validated JSON. */
import type { AnyStruct } from '@derrick/domain/contract';
import { ProviderFailure } from './failure.ts';
import { type ProviderNetwork, type ProviderReply, send } from './send.ts';

/** Timeout in milliseconds for all attempts together. After that, the built-in engine answers. */
const TIMEOUT_MS = 8000;
/** Maximum number of tokens in an answer. The fields of a ticket with their quotes need far fewer. */
const TOKENS_MAX = 2000;

/** A request to a provider: instructions, text and expected answer. */
export interface Question<T> {
  instructions: string;
  /** Text of the user. It is data, never instructions. */
  text: string;
  name: string;
  /** The expected answer as JSON Schema, for providers that support structured output. */
  schema: object;
  struct: AnyStruct<T>;
}

export interface ProviderTarget {
  baseUrl: string;
  model: string;
  key: string | undefined;
}

/** Response formats, strictest first. Some servers support only the later ones. */
const formats = ['schema', 'object', 'none'] as const;

const formatOf = (format: (typeof formats)[number], { name, schema }: Question<unknown>) => {
  if (format === 'none') return {};
  return format === 'object'
    ? { response_format: { type: 'json_object' } }
    : { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
};

export interface ProviderClient {
  /** @throws {ProviderFailure} if no valid answer arrives in time */
  ask<T>(target: ProviderTarget, question: Question<T>): Promise<T>;
}

/** Creates a client. It remembers the response format that each provider supports. */
export function createProviderClient(
  network: ProviderNetwork,
  timeoutMs: number = TIMEOUT_MS,
): ProviderClient {
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
        // The provider does not support this response format, so try the next one.
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
  max_tokens: TOKENS_MAX,
  messages: [
    { role: 'system', content: question.instructions },
    { role: 'user', content: JSON.stringify({ text: question.text }) },
  ],
  ...formatOf(format, question),
});

/** @throws {ProviderFailure} for a status that explains the missing answer */
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

/** Reads the text of the model from the response. */
function contentOf(text: string): string | undefined {
  const envelope: unknown = parsed(text);
  const choices: unknown = Reflect.get(Object(envelope), 'choices');
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const content: unknown = Reflect.get(Object(Reflect.get(Object(first), 'message')), 'content');
  return typeof content === 'string' ? content : undefined;
}

/** Finds the JSON object in an answer that may have other text or a code fence around it. */
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
