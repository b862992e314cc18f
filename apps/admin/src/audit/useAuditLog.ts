import { type AuditPage, type AuditQuery, listAuditActors, listAuditLog } from '@derrick/domain/audit';
import { useCallback } from 'react';
import { type AnyList, countFilters, type FilterField, useListQuery } from '../patterns/list/index.ts';
import { type Remote, useRemote } from '../patterns/remote/index.ts';
import { AUDIT_LOG } from './addresses.ts';

const fields: readonly FilterField[] = [
  { kind: 'options', field: 'actorId', label: 'audit.column.actor', endpoint: listAuditActors },
  { kind: 'dateRange', from: 'from', to: 'to', hasPresets: true },
  {
    kind: 'choices',
    field: 'group',
    label: 'audit.filterBy.group',
    choices: [
      { id: 'tickets', label: 'audit.group.tickets' },
      { id: 'invoices', label: 'audit.group.invoices' },
      { id: 'customers', label: 'audit.group.customers' },
      { id: 'people', label: 'audit.group.people' },
      { id: 'security', label: 'audit.group.security' },
      { id: 'company', label: 'audit.group.company' },
    ],
  },
];

const names = { actorId: 'by', correlationId: 'work' };

interface AuditLog extends AnyList {
  name: 'audit';
  query: AuditQuery;
  page: Remote<AuditPage>;
  rows: AuditPage['data'];
  /** Returns the address of the log with a changed query. */
  hrefOf: (change: Partial<AuditQuery>) => string;
}

/** Loads the log page that the address specifies. */
export function useAuditLog(): AuditLog {
  const { query, setQuery, hrefOf } = useListQuery(listAuditLog, { path: AUDIT_LOG, names });
  const page = useRemote(
    listAuditLog,
    { query },
    { keepPreviousData: true, failureTitle: 'audit.listFailed', isReported: true },
  );
  // A changed search or filter starts with the newest events.
  const change = useCallback<AnyList['setQuery']>(
    (values) => setQuery({ ...values, cursor: undefined }),
    [setQuery],
  );
  return {
    name: 'audit',
    query,
    setQuery: change,
    hrefOf,
    filters: { fields, count: countFilters(query, fields), noMatch: 'audit.noMatchFilters' },
    page,
    rows: page.status === 'ready' ? page.value.data : [],
  };
}
