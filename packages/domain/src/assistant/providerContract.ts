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
import { wholeBetween } from '../contract/scalars.ts';
import { blankAsNull, lineOf } from '../contract/text.ts';

/** The most calls of a provider that a company can allow in a day. */
export const PROVIDER_DAILY_LIMIT_MAX = 100_000;

/** The provider that a company has chosen to read its words. The key is written and never read. */
export const assistProviderStruct = type({
  /** The base address of an OpenAI-compatible API, such as `https://api.example.com/v1`; null for none. */
  baseUrl: nullable(string()),
  model: nullable(string()),
  /** The model that turns speech into text; null where the server takes no sound. */
  transcriptionModel: defaulted(nullable(string()), null),
  hasKey: boolean(),
  /** How many times a day it is asked, by everybody together. */
  dailyLimit: min(integer(), 1),
  /** How many times it was asked today, in UTC. */
  usedToday: min(integer(), 0),
});

export type AssistProvider = Infer<typeof assistProviderStruct>;

/** What the test of a connection came to. */
export const providerTestResults = [
  'ok',
  /** No address or no model is set. */
  'missing',
  /** The address is not public, or not https. */
  'addressRefused',
  'unauthorized',
  'rateLimited',
  'slow',
  'down',
  /** It answered, but not with what was asked for. */
  'wrong',
] as const;

export type ProviderTestResult = (typeof providerTestResults)[number];

export const getAssistProvider = endpoint({
  method: 'GET',
  path: '/assist/provider',
  summary: 'Loads the provider that reads the words in place of the server’s own engine.',
  permission: 'company:manage',
  reply: assistProviderStruct,
  reads: ['assistant'],
});

export const updateAssistProvider = endpoint({
  method: 'PUT',
  path: '/assist/provider',
  summary:
    'Changes the provider. Without `key` the former one stays, unless the address names another server; null removes it.',
  permission: 'company:manage',
  body: object({
    baseUrl: blankAsNull(lineOf(300)),
    model: blankAsNull(lineOf(200)),
    /** Absent, it stays. */
    transcriptionModel: optional(blankAsNull(lineOf(200))),
    key: optional(nullable(lineOf(500))),
    dailyLimit: wholeBetween(1, PROVIDER_DAILY_LIMIT_MAX, 'limitInvalid'),
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
  summary: 'Sends a made-up sentence to the provider and says what came of it.',
  permission: 'company:manage',
  reply: type({ result: enums(providerTestResults), durationMs: min(integer(), 0) }),
});
