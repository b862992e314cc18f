import { isRole } from '@derrick/domain/auth';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { deleteTicket, listTickets } from '@derrick/domain/tickets';
import { Link } from '@derrick/ui/Link';
import { useIsMobile } from '@derrick/ui/theme';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../core/api.ts';
import { deferred } from '../core/deferred.tsx';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../core/lazyOverlay.tsx';
import { useSession } from '../core/session.tsx';
import { useOneTimeParameter } from '../core/useOneTimeParameter.ts';
import { newInvoiceOf } from '../invoices/index.ts';
import { DataList, ListPage, SelectionMenu, ThumbBar, useDelete, useList } from '../patterns/list/index.ts';
import { NEW_TICKET, signAddress, TICKET_LIST, ticketForm, ticketPage } from './addresses.ts';
import { CREATED, createdIdOf } from './form/createdFlag.ts';
import * as css from './JobTickets.css.ts';
import { ReviewLink, TicketTotals } from './lazyListFigures.ts';
import type { RefusedTicket } from './RefusedDialog.tsx';
import { isUnsubmitted } from './reviewStates.ts';
import { TicketStatistics } from './TicketStatistics.tsx';
import {
  columnsHiddenOnOwnCards,
  columnsOnRequest,
  pricedTicketColumns,
  ticketColumns,
} from './ticketColumns.tsx';
import { ticketAddressNames, ticketFilters } from './ticketFilters.ts';
import { ticketNumber } from './ticketNumber.ts';
import { useTicketMenu } from './useTicketMenu.tsx';

const NoticeDialog = lazyOverlay(
  async () => (await import('../patterns/dialogs/NoticeDialog.tsx')).NoticeDialog,
  { messages: ['ticketForm'] },
);

const BulkMove = deferred(async () => (await import('./BulkMove.tsx')).BulkMove);
const RefusedDialog = lazyOverlay(async () => (await import('./RefusedDialog.tsx')).RefusedDialog, {
  messages: ['ticketLife'],
});

/** List of job tickets. Page, page size, search and filters come from the address. */
export function JobTicketsScreen() {
  const t = useTranslate();
  const api = useApi();
  const { can, user } = useSession();
  const list = useList(listTickets, {
    name: 'tickets',
    path: TICKET_LIST,
    addressNames: ticketAddressNames,
    filters: ticketFilters,
    constant: { filterOptions: 'none' },
  });
  const deletion = useDelete(list, deleteTicket, 'tickets');
  const rowMenu = useTicketMenu(deletion.ask);
  const [created, forgetCreated] = useOneTimeParameter(CREATED);
  const createdId = created === undefined ? undefined : createdIdOf(created);
  const [refused, setRefused] = useState<readonly RefusedTicket[]>([]);
  const mayCreate = can('tickets:write');
  const mayInvoice = can('invoices:write');
  const hasOwnCards = useIsMobile() && isRole(user.role) && seesOwnTicketsOnly(user.role);
  // Technicians record jobs on their phone, between two sites: one large button at the bottom.
  const hasThumbBar = hasOwnCards && mayCreate;

  return (
    <ListPage>
      <TicketStatistics list={list} />
      {can('tickets:review') && (
        <div className={css.review}>
          {list.page.status !== 'loading' && (
            <ReviewLink
              query={list.query}
              none={<p className={css.nothing}>{t('ticketTotals.nothingToReview')}</p>}
            />
          )}
        </div>
      )}
      <DataList
        list={list}
        columns={can('prices:read') ? pricedTicketColumns : ticketColumns}
        defaultHiddenColumns={hasOwnCards ? columnsHiddenOnOwnCards : columnsOnRequest}
        columnChoiceKey="derrick.ticketColumns"
        labelOf={ticketNumber}
        // A ticket that its author must complete opens in the form.
        hrefOf={(ticket) =>
          mayCreate && isUnsubmitted(ticket) ? ticketForm(ticket.id) : ticketPage(ticket.id)
        }
        rowMenu={rowMenu}
        selectionActions={
          mayCreate && (
            <SelectionMenu>
              <BulkMove selected={list.selected} onDone={list.deselect} onRefused={setRefused} />
              {mayInvoice && (
                <Link
                  href={newInvoiceOf(list.selected.keys())}
                  variant="button"
                  icon={<ReceiptText size={16} />}
                >
                  {t('tickets.createInvoice')}
                </Link>
              )}
            </SelectionMenu>
          )
        }
        exports={{
          file: 'tickets.csv',
          load: async (ids) => {
            const { exportTicketFile } = await import('./exportTicketFile.ts');
            return exportTicketFile(api, list.query, ids);
          },
        }}
        createAction={
          mayCreate &&
          !hasThumbBar && (
            <Link href={NEW_TICKET} variant="button" buttonVariant="primary" icon={<Plus size={16} />}>
              {t('tickets.create')}
            </Link>
          )
        }
        summary={list.page.status !== 'loading' && <TicketTotals list={list} />}
        moreActions={
          mayInvoice && (
            <Link href={newInvoiceOf(list.selected.keys())} variant="button" icon={<ReceiptText size={16} />}>
              {t('tickets.createInvoice')}
            </Link>
          )
        }
      />
      {hasThumbBar && (
        <ThumbBar>
          <Link
            href={NEW_TICKET}
            variant="button"
            buttonVariant="primary"
            size="large"
            icon={<Plus size={18} />}
          >
            {t('tickets.record')}
          </Link>
        </ThumbBar>
      )}
      {deletion.dialog}
      {refused.length > 0 && <RefusedDialog tickets={refused} onClose={() => setRefused([])} />}
      {createdId !== undefined && (
        <NoticeDialog
          size="small"
          title="ticketForm.createdDialog.title"
          text="ticketForm.createdDialog.text"
          link={
            <>
              <Link href={ticketPage(createdId)} variant="button">
                {t('ticketForm.createdDialog.view')}
              </Link>
              <Link href={signAddress(createdId)} variant="button">
                {t('ticketForm.signNow')}
              </Link>
            </>
          }
          onClose={forgetCreated}
        />
      )}
    </ListPage>
  );
}
