import type { EndpointName } from '@derrick/domain/endpoints';
import type { Permission } from '@derrick/domain/permissions';
import type { LucideIcon } from 'lucide-react';
import type { Deferred } from './deferred.tsx';
import type { MessageKey, Part } from './i18n/catalogue.ts';

/** A call with the query that its endpoint fills in by itself, and what the page adds to it. */
export type FirstCall = EndpointName | { endpoint: EndpointName; query: Readonly<Record<string, string>> };

/** A page of the app. */
export interface FeaturePage {
  /** Its address as wouter matches it, such as `/dashboard/job-ticket/:id?`. Pages below `/dashboard` need a session. */
  path: string;
  /** What a person needs to see it; everybody may when absent. */
  permission?: Permission;
  /** Names the page in the tab and in the top bar; absent where the screen names itself. */
  title?: MessageKey;
  /** The parts of the messages that it shows besides the common ones. */
  messages: readonly Part[];
  Screen: Deferred<object>;
  /** The calls that it makes first, sent while its code is still on its way. */
  firstCalls?: readonly FirstCall[];
}

/** What the app knows of a feature before any of its code is loaded. */
export interface Feature {
  /** The first page is where the menu leads. */
  pages: readonly [FeaturePage, ...FeaturePage[]];
  /** Its entry in the main menu; `order` sorts the entries. */
  menu?: { label: MessageKey; Icon: LucideIcon; order: number };
}
