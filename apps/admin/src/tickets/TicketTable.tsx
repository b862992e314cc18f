import { isRole } from '@derrick/domain/auth';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import {
  TICKET_PAGE_SIZES,
  type TicketListItem,
  type TicketPage,
  ticketStatus,
} from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { arrangeColumns, DataTable, noColumnChoice } from '@derrick/ui/DataTable';
import { Link } from '@derrick/ui/Link';
import { useIsMobile } from '@derrick/ui/theme';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useLocation } from '../app/location.tsx';
import { useSession } from '../app/session.tsx';
import * as css from './TicketTable.css.ts';
import { TicketToolbar } from './TicketToolbar.tsx';
import { ticketColumns, ticketNumber } from './ticketColumns.tsx';
import { countFilters, type Go, noFilters, type TicketPlace } from './ticketPlace.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import type { Remote } from './useTickets.ts';

// Comes right after the rows: they are what the reader waits for.
const Pagination = deferred(async () => (await import('@derrick/ui/Pagination')).Pagination);

const TicketExport = deferred(async () => (await import('./TicketExport.tsx')).TicketExport);

interface TicketTableProps {
  tickets: Remote<TicketPage>;
  place: TicketPlace;
  go: Go;
  selected: ReadonlySet<string>;
  onSelect: (ids: Set<string>) => void;
  onDelete: (ticket: TicketListItem) => void;
  /** Called when a pointer or the focus comes near, before anything can be deleted. */
  onApproach: () => void;
}

const NEW_TICKET = '/dashboard/job-ticket';
/** How long after a failure the code of the pages under the list is asked for again. */
const PAGES_RETRY_MS = 3000;
const noRows: TicketListItem[] = [];
const idOf = ({ id }: TicketListItem) => id;

/** Shows one page of tickets in whatever state it is, with what can be done to each. */
export function TicketTable({
  tickets,
  place,
  go,
  selected,
  onSelect,
  onDelete,
  onApproach,
}: TicketTableProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { user, can } = useSession();
  const isMobile = useIsMobile();
  const [, navigate] = useLocation();
  const allColumns = useMemo(() => ticketColumns(t, locale), [t, locale]);
  const [choice, choose] = useColumnChoice('derrick.ticketColumns', user);
  // A phone's cards show everything: there is nothing to choose by.
  const shown = isMobile ? noColumnChoice : choice;
  const columns = useMemo(() => arrangeColumns(allColumns, shown), [allColumns, shown]);
  const mayEdit = can('tickets:write');
  const mayDelete = can('tickets:delete');
  // The server refuses it: what is on an invoice is the office's.
  const ownUntilInvoiced = isRole(user.role) && seesOwnTicketsOnly(user.role);

  const rowMenu = useMemo(() => {
    if (!mayEdit && !mayDelete) return undefined;
    const edit = { id: 'edit', label: t('tickets.edit'), icon: <Pencil size={16} /> };
    const remove = {
      id: 'delete',
      label: t('tickets.delete'),
      icon: <Trash2 size={16} />,
      tone: 'danger',
    } as const;
    return {
      label: (ticket: TicketListItem) => t('tickets.actionsOf', { ticket: ticketNumber(ticket) }),
      items: (ticket: TicketListItem) => [
        ...(mayEdit
          ? [{ ...edit, isDisabled: ownUntilInvoiced && ticketStatus(ticket) === 'invoiced' }]
          : []),
        ...(mayDelete ? [remove] : []),
      ],
      onAction(action: string, ticket: TicketListItem) {
        if (action === 'edit') navigate(`${NEW_TICKET}/${ticket.id}`);
        else onDelete(ticket);
      },
    };
  }, [t, mayEdit, mayDelete, ownUntilInvoiced, navigate, onDelete]);

  const page = tickets.status === 'ready' ? tickets.value : undefined;
  const pagination = page?.meta.pagination;

  const hasPages = pagination !== undefined && pagination.count > 0;
  const [canPage, setCanPage] = useState(false);
  useEffect(() => {
    if (!hasPages || canPage) return;
    let isHere = true;
    const draw = async () => {
      while (isHere) {
        try {
          await Pagination.preload();
          return setCanPage(true);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, PAGES_RETRY_MS));
        }
      }
    };
    // After the rows are drawn.
    const timer = setTimeout(draw);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [hasPages, canPage]);

  return (
    <DataTable
      label={t('tickets.title')}
      className={css.table}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      columns={columns}
      density={shown.density}
      rows={page?.data ?? noRows}
      getRowId={idOf}
      getRowLabel={ticketNumber}
      selectionMode="multiple"
      selectedKeys={selected}
      onSelectionChange={onSelect}
      rowMenu={rowMenu}
      status={tableStatus()}
      toolbar={
        <TicketToolbar
          place={place}
          go={go}
          people={page?.meta.data}
          mayCreate={mayEdit}
          columns={allColumns}
          choice={choice}
          onChoose={choose}
        />
      }
      selectionBar={(ids) => (
        <Suspense>
          <TicketExport selected={ids} place={place} pagination={pagination} />
        </Suspense>
      )}
      skeletonRows={place.size}
      rowCount={pagination?.count}
      rowOffset={(place.page - 1) * place.size}
      footer={
        hasPages && !canPage ? (
          <div className={css.pages} />
        ) : hasPages ? (
          <Pagination
            page={place.page}
            pageSize={place.size}
            rowCount={pagination.count}
            isCountCapped={pagination.countIsCapped}
            pageSizes={TICKET_PAGE_SIZES}
            onPageChange={(next) => go({ page: next })}
            onPageSizeChange={(size) => go({ size, page: 1 })}
            density={isMobile ? 'compact' : undefined}
          />
        ) : undefined
      }
    />
  );

  function tableStatus() {
    switch (tickets.status) {
      case 'loading':
        return { kind: 'loading' } as const;
      case 'failed':
        return { kind: 'failed', message: tickets.message, onRetry: tickets.retry } as const;
      case 'ready':
        if (tickets.value.data.length > 0) return { kind: 'ready', isRefreshing: tickets.isStale } as const;
        if (countFilters(place) > 0) return nothingLeft();
        return place.search ? nothingFound() : nothingYet();
    }
  }

  function nothingFound() {
    return {
      kind: 'empty',
      title: t('tickets.empty'),
      description: t('tickets.noMatch', { search: place.search }),
      action: <Button onPress={() => go({ search: '', page: 1 })}>{t('tickets.clearSearch')}</Button>,
    } as const;
  }

  function nothingLeft() {
    return {
      kind: 'empty',
      title: t('tickets.empty'),
      description: place.search
        ? t('tickets.noMatchFiltered', { search: place.search })
        : t('tickets.noMatchFilters'),
      action: <Button onPress={() => go({ ...noFilters, page: 1 })}>{t('tickets.clearFilters')}</Button>,
    } as const;
  }

  function nothingYet() {
    return {
      kind: 'empty',
      title: t('tickets.empty'),
      description: t('tickets.emptyHint'),
      action: mayEdit && (
        <Link href={NEW_TICKET} variant="button" buttonVariant="primary" icon={<Plus size={16} />}>
          {t('tickets.create')}
        </Link>
      ),
    } as const;
  }
}
