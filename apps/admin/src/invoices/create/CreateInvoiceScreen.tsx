import { isUuid } from '@derrick/domain/contract';
import { INVOICE_TICKETS_MAX } from '@derrick/domain/invoices';
import { Breadcrumbs } from '@derrick/ui/Breadcrumbs';
import { Stack } from '@derrick/ui/Stack';
import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useLastAddress } from '../../core/lastAddress.ts';
import { RetryBanner } from '../../patterns/remote/index.ts';
import { FOR_CUSTOMER, INVOICE_LIST, TICKET_IDS } from '../addresses.ts';
import { byCustomer, isBillable } from './billable.ts';
import { CreateBar } from './CreateBar.tsx';
import * as css from './CreateInvoice.css.ts';
import { CreateProblem } from './CreateProblem.tsx';
import { CustomerScope } from './CustomerScope.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { TicketPicker } from './TicketPicker.tsx';
import { useApprovedTickets } from './useApprovedTickets.ts';
import { useCreateDrafts } from './useCreateDrafts.ts';
import { useTicketDetails } from './useTicketDetails.ts';

const idsIn = (search: string): string[] => [
  ...new Set((new URLSearchParams(search).get(TICKET_IDS) ?? '').split(',').filter(isUuid)),
];

/** Creates drafts from approved tickets, one per customer: tickets on one side, document preview on the other. */
export function CreateInvoiceScreen() {
  const parameter = new URLSearchParams(useSearch()).get(FOR_CUSTOMER) ?? '';
  const customerId = isUuid(parameter) ? parameter : undefined;
  return <CreateInvoice key={customerId} customerId={customerId} />;
}

/** The page, limited to the tickets of a customer if there is a `customerId`. */
function CreateInvoice({ customerId }: { customerId: string | undefined }) {
  const t = useTranslate();
  const listHref = useLastAddress(INVOICE_LIST);
  const [given] = useState(idsIn(useSearch()).slice(0, INVOICE_TICKETS_MAX));
  // All tickets of the customer are selected until the user changes the selection.
  const [changed, setChosen] = useState<readonly string[] | undefined>(customerId ? undefined : given);
  const [search, setSearch] = useState('');
  const { remote, count, hasMore, failure: moreFailure } = useApprovedTickets(search, customerId);
  const listed = remote.status === 'ready' ? remote.value.filter(isBillable) : [];
  const chosen = changed ?? listed.slice(0, INVOICE_TICKETS_MAX).map(({ id }) => id);
  const { details, missing, failure: detailsFailure } = useTicketDetails(chosen);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { create, isPending, failure, forgetFailure } = useCreateDrafts();

  // Adds tickets that are not in the loaded list: preselected tickets, and tickets selected before a search.
  const loaded = [...details.values()].filter(isBillable);
  const all = new Map([...listed, ...loaded].map((ticket) => [ticket.id, ticket]));
  const isLeftOut = (id: string) => !all.has(id) && (missing.has(id) || details.has(id));
  const selected = chosen.filter((id) => !isLeftOut(id));
  const leftOut = chosen.length - selected.length;
  const picked = selected.flatMap((id) => all.get(id) ?? []);
  const change = (ids: readonly string[]) => setChosen(ids.slice(0, INVOICE_TICKETS_MAX));
  const leaveOut = (ids: readonly string[]) => {
    change(selected.filter((id) => !ids.includes(id)));
    forgetFailure();
    // The pressed button disappears together with the error message.
    titleRef.current?.focus();
  };

  return (
    <Stack className={css.page}>
      <Stack as="header" gap={8}>
        <Breadcrumbs
          items={[
            { label: t('shell.overview'), href: '/dashboard/overview' },
            { label: t('shell.invoices'), href: listHref },
            { label: t('invoiceCreate.title') },
          ]}
        />
        <h2 ref={titleRef} tabIndex={-1} className={css.title}>
          {t('invoiceCreate.title')}
        </h2>
      </Stack>
      {detailsFailure && (
        <RetryBanner
          title={t('invoiceCreate.ticketsFailed', { count: detailsFailure.ids.length })}
          {...detailsFailure}
        />
      )}
      {failure && <CreateProblem failure={failure} onLeaveOut={leaveOut} />}
      <div className={css.columns}>
        <TicketPicker
          remote={remote}
          hasMore={hasMore}
          moreFailure={moreFailure}
          groups={byCustomer(search === '' ? all.values() : listed)}
          selected={selected}
          leftOut={leftOut}
          scope={customerId && search === '' && <CustomerScope customerId={customerId} approved={count} />}
          search={search}
          onSearch={setSearch}
          onChange={change}
        />
        <DraftPreview groups={byCustomer(picked)} details={details} />
      </div>
      <CreateBar
        // If a ticket failed to load, the number of drafts is unknown.
        drafts={picked.length === selected.length ? byCustomer(picked).length : 0}
        isPending={isPending}
        listHref={listHref}
        onCreate={(opensIssueDialog) => void create(selected, opensIssueDialog)}
      />
    </Stack>
  );
}
