import type { TicketListItem } from '@derrick/domain/tickets';
import { Suspense, useEffect, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { MessagePart } from '../app/i18n/MessagesProvider.tsx';
import { useCreatedFlag } from '../ticketForm/createdFlag.ts';
import * as css from './JobTicketsScreen.css.ts';
import { TicketStatistics } from './TicketStatistics.tsx';
import { TicketTable } from './TicketTable.tsx';
import { useTicketPlace } from './ticketPlace.ts';
import { useTicketPage } from './useTickets.ts';

const DeleteTicketDialog = deferred(
  async () => (await import('./DeleteTicketDialog.tsx')).DeleteTicketDialog,
);

const CreatedDialog = deferred(async () => (await import('../ticketForm/CreatedDialog.tsx')).CreatedDialog);

const preloadDialog = () => void DeleteTicketDialog.preload().catch(() => {});

const nobody: ReadonlySet<string> = new Set();

/** Is the list of job tickets; page, page size and search are those of the address. */
export function JobTicketsScreen() {
  const [place, go] = useTicketPlace();
  const tickets = useTicketPage(place);
  const [selected, setSelected] = useState(nobody);
  const created = useCreatedFlag();
  const [doomed, setDoomed] = useState<TicketListItem>();

  const page = tickets.status === 'ready' && !tickets.isStale ? tickets.value : undefined;
  const lastPage = Math.max(1, page?.meta.pagination.pageCount ?? 1);
  const isPastEnd = page?.data.length === 0 && place.page > lastPage;
  useEffect(() => {
    // An old link, or someone else deleted the last rows: the last page there is.
    if (isPastEnd) go({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, go]);

  const isLastRow = tickets.status === 'ready' && tickets.value.data.length === 1;
  const onDeleted = ({ id }: TicketListItem) => {
    setSelected((current) => new Set([...current].filter((one) => one !== id)));
    if (isLastRow && place.page > 1) go({ page: place.page - 1 }, { replace: true });
  };

  return (
    <div className={css.page}>
      <TicketStatistics filters={place} />
      <TicketTable
        tickets={isPastEnd ? { status: 'loading' } : tickets}
        place={place}
        go={go}
        selected={selected}
        onSelect={setSelected}
        onDelete={setDoomed}
        onApproach={preloadDialog}
      />
      {doomed && (
        <Suspense>
          <DeleteTicketDialog ticket={doomed} onClose={() => setDoomed(undefined)} onDeleted={onDeleted} />
        </Suspense>
      )}
      {created.isCreated && (
        <Suspense>
          <MessagePart part="ticketForm">
            <CreatedDialog onClose={created.dismiss} />
          </MessagePart>
        </Suspense>
      )}
    </div>
  );
}
