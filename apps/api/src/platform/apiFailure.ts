import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from './language.ts';
import type { Messages, MessageValues } from './messages.ts';

interface FailureDetails {
  /** Error key of each invalid field; never the value. */
  errors?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  /** Data with which the caller can continue, such as the current state of a record that changed meanwhile. */
  data?: unknown;
}

/** Status and code of a failure. Its message is `failure.<reason>` in the feature's catalogue. */
interface FailureDefinition {
  status: ContentfulStatusCode;
  /** Code in the reply, by which clients distinguish failures. */
  code: string;
  /** Names of the placeholders of the message. */
  values?: readonly string[];
}

/** Error that a handler throws to reply with a failure. `createFailures` makes it; `message` is for logs. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Key of the message, without `failure.`. */
  readonly reason: string;
  /** The message in a language. */
  readonly messageIn: (language: Language) => string;
  readonly errors: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly data: unknown;

  constructor(
    reason: string,
    { status, code }: FailureDefinition,
    messageIn: (language: Language) => string,
    { errors, headers, data }: FailureDetails = {},
  ) {
    super(messageIn('en'));
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.messageIn = messageIn;
    this.errors = errors;
    this.headers = headers;
    this.data = data;
  }
}

type Details<Definition> = Definition extends { values: readonly (infer Name extends string)[] }
  ? [details: FailureDetails & { values: Readonly<Record<Name, string | number>> }]
  : [details?: FailureDetails];

/**
 * Creates the function that makes the failures of a feature from their reasons and the values of their messages. Its
 * `definitions` let a test compare them with the messages.
 */
export function createFailures<const Definitions extends Readonly<Record<string, FailureDefinition>>>(
  messages: Messages<`failure.${keyof Definitions & string}`>,
  definitions: Definitions,
) {
  const create = <Reason extends keyof Definitions & string>(
    reason: Reason,
    ...[details]: Details<Definitions[Reason]>
  ): ApiFailure => {
    const { values, ...rest }: FailureDetails & { values?: MessageValues } = details ?? {};
    const { status, code } = definitions[reason] as FailureDefinition;
    const messageIn = (language: Language) => messages[language](`failure.${reason}`, values);
    return new ApiFailure(reason, { status, code }, messageIn, rest);
  };
  return Object.assign(create, { definitions });
}
