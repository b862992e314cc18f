import type { TicketListItem } from '@derrick/domain/tickets';
import { nativeCheckbox } from '@derrick/ui/Checkbox';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import type { ReactNode } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { CustomerTickets } from './billable.ts';
import * as css from './CreateInvoice.css.ts';

interface CustomerGroupProps {
  group: CustomerTickets;
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
}

/** Tickets of one customer, with a checkbox for all and one for each. */
export function CustomerGroup({ group: { customer, tickets }, selected, onChange }: CustomerGroupProps) {
  const t = useTranslate();
  const own = tickets.map(({ id }) => id);
  const count = own.filter((id) => selected.includes(id)).length;
  const without = (ids: readonly string[]) => selected.filter((id) => !ids.includes(id));
  return (
    <Stack as="fieldset" gap={8} className={css.group} aria-label={customer}>
      <Box
        className={css.customer}
        label={t('invoiceCreate.ofCustomer', { customer, count: tickets.length })}
        isSelected={count === tickets.length}
        isIndeterminate={count > 0 && count < tickets.length}
        onChange={(isSelected) => onChange(isSelected ? [...without(own), ...own] : without(own))}
      />
      <Stack as="ul" gap={4} className={css.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Box
              label={<TicketLabel ticket={ticket} />}
              isSelected={selected.includes(ticket.id)}
              onChange={(isSelected) =>
                onChange(isSelected ? [...selected, ticket.id] : without([ticket.id]))
              }
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface BoxProps {
  label: ReactNode;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
  className?: string;
}

/** Native checkbox: the page can have up to 100 of them, and a native one needs no extra code. */
function Box({ label, isSelected, isIndeterminate = false, onChange, className }: BoxProps) {
  return (
    <label className={className ? `${css.box} ${className}` : css.box}>
      <input
        type="checkbox"
        className={nativeCheckbox}
        checked={isSelected}
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={css.boxLabel}>{label}</span>
    </label>
  );
}

/** Number, date and amount of a ticket. */
function TicketLabel({ ticket }: { ticket: TicketListItem }) {
  const t = useTranslate();
  const { date, money } = useFormats();
  const { jobcode, workDate, createdAt, totalCents } = ticket;
  return (
    <Inline as="span" align="baseline" className={css.ticket}>
      <bdi className={css.code}>{`#${jobcode}`}</bdi>
      <span className={css.day}>{date(workDate ?? createdAt)}</span>
      {typeof totalCents === 'number' && <span className={css.money}>{money(totalCents)}</span>}
      {totalCents === null && <span className={css.missing}>{t('invoiceCreate.noPrice')}</span>}
    </Inline>
  );
}
