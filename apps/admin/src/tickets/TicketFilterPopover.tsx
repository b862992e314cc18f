import type { TicketPage } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { CheckboxList } from '@derrick/ui/CheckboxList';
import { DateField } from '@derrick/ui/DateField';
import { FilterPopover, FilterSection } from '@derrick/ui/FilterPopover';
import { useMemo, useRef, useState } from 'react';
import { MessagePart, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './TicketFilterPopover.css.ts';
import { noFilters, type TicketFilters } from './ticketPlace.ts';

interface TicketFilterPopoverProps {
  /** The button that it stands at. */
  anchor: HTMLElement;
  applied: TicketFilters;
  /** Everyone the list can be filtered by; absent until the first page is there. */
  people: TicketPage['meta']['data'] | undefined;
  onApply: (filters: TicketFilters) => void;
  onClose: () => void;
}

/** Narrows the list; nothing changes before Apply Filter. */
export function TicketFilterPopover(props: TicketFilterPopoverProps) {
  return (
    <MessagePart part="ticketFilters">
      <Filters {...props} />
    </MessagePart>
  );
}

function Filters({ anchor, applied, people, onApply, onClose }: TicketFilterPopoverProps) {
  const t = useTranslate();
  const [draft, setDraft] = useState(applied);
  const [isHalfTyped, setHalfTyped] = useState({ from: false, to: false });
  const fromInput = useRef<HTMLInputElement>(null);
  const toInput = useRef<HTMLInputElement>(null);
  const technicians = useMemo(
    () => people?.technicians.map(({ id, fullname }) => ({ id, label: fullname })) ?? [],
    [people],
  );
  const customers = useMemo(
    () => people?.customers.map(({ id, name }) => ({ id, label: name })) ?? [],
    [people],
  );
  const change = (part: Partial<TicketFilters>) => setDraft((current) => ({ ...current, ...part }));
  const isInverted = draft.from !== '' && draft.to !== '' && draft.to < draft.from;
  const chosen = draft.technicianIds.length + draft.customerIds.length;

  const apply = () => {
    // Of a date that is typed in part the browser gives nothing but the fact.
    const from = fromInput.current?.validity.badInput ?? false;
    const to = toInput.current?.validity.badInput ?? false;
    setHalfTyped({ from, to });
    if (from) fromInput.current?.focus();
    else if (to || isInverted) toInput.current?.focus();
    else onApply(draft);
  };
  const halfTyped = (isBad: boolean) => (isBad ? t('ticketFilters.dateIncomplete') : undefined);

  return (
    <FilterPopover
      isOpen
      trigger={anchor}
      title={t('tickets.filters')}
      description={chosen > 0 && t('ticketFilters.selected', { count: chosen })}
      onOpenChange={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button
            variant="ghost"
            className={css.reset}
            onPress={() => {
              setDraft(noFilters);
              setHalfTyped({ from: false, to: false });
            }}
          >
            {t('ticketFilters.reset')}
          </Button>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('ticketFilters.apply')}
          </Button>
        </>
      }
    >
      <FilterSection>
        <CheckboxList
          label={t('ticketFilters.technician')}
          items={technicians}
          selectedKeys={new Set(draft.technicianIds)}
          onSelectionChange={(ids) => change({ technicianIds: [...ids] })}
        />
      </FilterSection>
      <FilterSection>
        <CheckboxList
          label={t('ticketFilters.customer')}
          items={customers}
          selectedKeys={new Set(draft.customerIds)}
          onSelectionChange={(ids) => change({ customerIds: [...ids] })}
        />
      </FilterSection>
      <FilterSection>
        <fieldset className={css.dates}>
          <legend className={css.heading}>{t('ticketFilters.dateRange')}</legend>
          <DateField
            label={t('ticketFilters.from')}
            value={draft.from}
            onChange={(from) => change({ from })}
            errorMessage={halfTyped(isHalfTyped.from)}
            inputRef={fromInput}
          />
          <DateField
            label={t('ticketFilters.to')}
            value={draft.to}
            onChange={(to) => change({ to })}
            errorMessage={isInverted ? t('ticketFilters.toBeforeFrom') : halfTyped(isHalfTyped.to)}
            inputRef={toInput}
          />
        </fieldset>
      </FilterSection>
    </FilterPopover>
  );
}
