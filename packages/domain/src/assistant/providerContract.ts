import {
  boolean,
  defaulted,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { integerBetween } from '../contract/scalars.ts';
import { blankAsNull, lineOf } from '../contract/text.ts';

/** The highest daily limit that a company can set for calls to its provider. */
export const PROVIDER_DAILY_LIMIT_MAX = 100_000;

/** The provider of language models that the company has configured. The API key can be written but is never returned. */
export const assistProviderStruct = type({
  /** The base URL of an OpenAI-compatible API, such as `https://api.example.com/v1`. Null if none is set. */
  baseUrl: nullable(string()),
  model: nullable(string()),
  /** The model that turns speech into text. Null if the server should not accept recordings. */
  transcriptionModel: defaulted(nullable(string()), null),
  hasKey: boolean(),
  /** Maximum calls of the provider per day, for all users of the company together. */
  dailyLimit: min(integer(), 1),
  /** Number of calls made today (UTC). */
  usedToday: min(integer(), 0),
});

export type AssistProvider = Infer<typeof assistProviderStruct>;

/** Results of a connection test. */
export const providerTestResults = [
  'ok',
  /** The address or the model is not set. */
  'missing',
  /** The address is not public or does not use https. */
  'addressRefused',
  'unauthorized',
  'rateLimited',
  'slow',
  'down',
  /** The provider replied, but not in the expected format. */
  'wrong',
] as const;

export type ProviderTestResult = (typeof providerTestResults)[number];

export const getAssistProvider = endpoint({
  method: 'GET',
  path: '/assist/provider',
  summary: 'Loads the provider that reads texts instead of the server’s own engine.',
  permission: 'company:manage',
  reply: assistProviderStruct,
  reads: ['assistant'],
});

export const updateAssistProvider = endpoint({
  method: 'PUT',
  path: '/assist/provider',
  summary:
    'Changes the provider. Without `key`, the previous key stays unless the address changes to another server; null removes the key.',
  permission: 'company:manage',
  body: object({
    baseUrl: blankAsNull(lineOf(300)),
    model: blankAsNull(lineOf(200)),
    /** Optional. An absent field leaves the model unchanged. */
    transcriptionModel: optional(blankAsNull(lineOf(200))),
    key: optional(nullable(lineOf(500))),
    dailyLimit: integerBetween(1, PROVIDER_DAILY_LIMIT_MAX, 'limitInvalid'),
  }),
  reply: assistProviderStruct,
  changes: ['assistant'],
  example: {
    body: {
      baseUrl: 'https://models.example.com/v1',
      model: 'small-instruct',
      transcriptionModel: null,
      key: 'made-up-key',
      dailyLimit: 500,
    },
  },
});

export const testAssistProvider = endpoint({
  method: 'POST',
  path: '/assist/provider/test',
  summary: 'Sends a test sentence to the provider and returns the result.',
  permission: 'company:manage',
  reply: type({ result: enums(providerTestResults), durationMs: min(integer(), 0) }),
});
