import { formatDate } from '@derrick/domain/format';
import type { TicketPage } from '@derrick/domain/tickets';
import { ChipList } from '@derrick/ui/ChipList';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { noFilters, type TicketFilters } from './ticketPlace.ts';

interface TicketFilterChipsProps {
  filters: TicketFilters;
  people: TicketPage['meta']['data'] | undefined;
  onChange: (filters: Partial<TicketFilters>) => void;
}

/** Shows what the list is narrowed to, and takes each of it away. */
export function TicketFilterChips({ filters, people, onChange }: TicketFilterChipsProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { technicianIds, customerIds, from, to } = filters;
  // Noon, so that no time zone makes another day of it.
  const date = (day: string) => formatDate(`${day}T12:00:00Z`, locale, 'UTC');
  const technician = (id: string) => people?.technicians.find((one) => one.id === id)?.fullname;
  const customer = (id: string) => people?.customers.find((one) => one.id === id)?.name;
  const name = (found: string | undefined) => found ?? (people ? t('tickets.filter.unknown') : '…');

  const chips = [
    ...technicianIds.map((id) => ({
      id: `technician ${id}`,
      label: t('tickets.filter.technician', { name: name(technician(id)) }),
      without: { technicianIds: technicianIds.filter((one) => one !== id) },
    })),
    ...customerIds.map((id) => ({
      id: `customer ${id}`,
      label: t('tickets.filter.customer', { name: name(customer(id)) }),
      without: { customerIds: customerIds.filter((one) => one !== id) },
    })),
    ...(from
      ? [{ id: 'from', label: t('tickets.filter.from', { date: date(from) }), without: { from: '' } }]
      : []),
    ...(to ? [{ id: 'to', label: t('tickets.filter.to', { date: date(to) }), without: { to: '' } }] : []),
  ];

  return (
    <ChipList
      label={t('tickets.filter.applied')}
      chips={chips}
      onRemove={(id) => {
        const chip = chips.find((one) => one.id === id);
        if (chip) onChange(chip.without);
      }}
      onClear={() => onChange(noFilters)}
    />
  );
}
