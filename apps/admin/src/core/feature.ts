import type { AuditKind } from '@derrick/domain/audit';
import type { EndpointName } from '@derrick/domain/endpoints';
import type { Permission } from '@derrick/domain/permissions';
import type { LucideIcon } from 'lucide-react';
import type { Deferred } from './deferred.tsx';
import type { MessageKey, Part } from './i18n/catalogue.ts';

/** An endpoint, with the query parameters that the page adds to the endpoint's defaults. */
export type FirstCall = EndpointName | { endpoint: EndpointName; query: Readonly<Record<string, string>> };

export interface FeaturePage {
  /** wouter pattern of the address, such as `/dashboard/job-ticket/:id?`. Pages below `/dashboard` need a session. */
  path: string;
  /** Permission required to open the page. All signed-in users can open it if absent. */
  permission?: Permission;
  /** Title in the browser tab and the top bar. Absent if the screen sets its own title. */
  title?: MessageKey;
  /** Kind of record that the page shows, if its path ends with an id. The audit log links to it. */
  record?: AuditKind;
  /** The message parts that the page uses besides the common ones. */
  messages: readonly Part[];
  Screen: Deferred<object>;
  /** The first requests of the page, sent while its code is loading. */
  firstCalls?: readonly FirstCall[];
}

/** Description of a feature, available before its code is loaded. */
export interface Feature {
  /** The pages. The menu entry opens the first page. */
  pages: readonly [FeaturePage, ...FeaturePage[]];
  /** The entry in the main menu; `order` sorts the entries. */
  menu?: { label: MessageKey; Icon: LucideIcon; order: number };
}
