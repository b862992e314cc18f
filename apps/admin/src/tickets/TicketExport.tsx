import type { Pagination } from '@derrick/domain/contract';
import { exportTickets, type TicketQuery } from '@derrick/domain/tickets';
import { useApi } from '../app/api.ts';
import { ExportButtons } from '../patterns/list/ExportButtons.tsx';
import { ticketFilterValues } from './ticketFilters.ts';

interface TicketExportProps {
  selected: ReadonlySet<string>;
  query: TicketQuery;
  /** Of the page that is shown; absent while none is. */
  pagination: Pagination | undefined;
}

const everything = { customerIds: [], technicianIds: [], ids: [] };

/** Downloads tickets: the selected ones, or all that the search and the filters leave. */
export function TicketExport({ selected, query, pagination }: TicketExportProps) {
  const api = useApi();
  const { timeZone } = api;
  const { search } = query;
  return (
    <ExportButtons
      selected={selected}
      pagination={pagination}
      file="tickets.csv"
      load={(ids) =>
        api.call(exportTickets, {
          body: ids
            ? { ...everything, timeZone, ids }
            : { ...everything, ...ticketFilterValues(query), timeZone, search },
        })
      }
    />
  );
}
