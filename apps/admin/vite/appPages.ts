import { addressOf, readQuery } from '@derrick/domain/contract';
import { endpoints } from '@derrick/domain/endpoints';
import type { FirstCall } from '../src/core/feature.ts';
import { pages } from '../src/main/pages.ts';

/** Returns the address of a request that a page sends before any user input. */
function addressOfCall(call: FirstCall): string {
  const { endpoint: name, query: own = {} } = typeof call === 'string' ? { endpoint: call } : call;
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`No endpoint is named ${name}`);
  const isList = 'meta' in Object(endpoint.reply?.schema);
  const page = isList && endpoint.query ? readQuery(new URLSearchParams(), endpoint.query) : {};
  return addressOf(endpoint, { query: Object.assign({}, page, own) });
}

/** The app's pages without their code, in the order in which their screens are requested below. */
export const appPages = pages.map(({ path, record, messages, firstCalls = [] }) => ({
  path,
  record,
  messages: ['common', ...messages],
  firstRequests: firstCalls.map(addressOfCall),
}));

for (const { Screen } of pages) await Screen.preload();
