import type { TicketPage } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import type { ColumnChoice } from '@derrick/ui/DataTable';
import { IconButton } from '@derrick/ui/IconButton';
import { Link } from '@derrick/ui/Link';
import { SearchField } from '@derrick/ui/SearchField';
import { useIsMobile } from '@derrick/ui/theme';
import { Columns3, Plus, ReceiptText, SlidersHorizontal } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import type { ColumnsPopoverProps } from './ColumnsPopover.tsx';
import * as css from './TicketToolbar.css.ts';
import { countFilters, type Go, type TicketPlace } from './ticketPlace.ts';

const ComingSoonDialog = deferred(async () => (await import('./ComingSoonDialog.tsx')).ComingSoonDialog);
const TicketFilterPopover = deferred(
  async () => (await import('./TicketFilterPopover.tsx')).TicketFilterPopover,
);
const TicketFilterChips = deferred(async () => (await import('./TicketFilterChips.tsx')).TicketFilterChips);

const ColumnsPopover = deferred(async () => (await import('./ColumnsPopover.tsx')).ColumnsPopover);

const preloadDialog = () => void ComingSoonDialog.preload().catch(() => {});
const preloadFilters = () => void TicketFilterPopover.preload().catch(() => {});
const preloadColumns = () => void ColumnsPopover.preload().catch(() => {});

interface TicketToolbarProps {
  place: TicketPlace;
  go: Go;
  /** Everyone the list can be filtered by; absent until the first page is there. */
  people: TicketPage['meta']['data'] | undefined;
  mayCreate: boolean;
  /** All there are, as they come. */
  columns: ColumnsPopoverProps['columns'];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
}

/** Searches and filters the list and leads to what can be made. */
export function TicketToolbar({
  place,
  go,
  people,
  mayCreate,
  columns,
  choice,
  onChoose,
}: TicketToolbarProps) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  const filterButton = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [columnsAnchor, setColumnsAnchor] = useState<HTMLElement | null>(null);
  const { search } = place;
  const onSearch = (text: string) => go({ search: text, page: 1 });
  const applied = countFilters(place);
  const filterProps = {
    ref: filterButton,
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onPointerEnter: preloadFilters,
    onFocus: preloadFilters,
    onPress: () => setAnchor(filterButton.current),
  } as const;
  const filterLabel = applied > 0 ? t('tickets.filtersApplied', { count: applied }) : t('tickets.filters');
  const [typed, setTyped] = useState({ text: search, applied: search });
  const [isInvoiceOpen, setInvoiceOpen] = useState(false);
  // Back, Forward or Clear search changed what is searched for: the field follows.
  if (typed.applied !== search) setTyped({ text: search, applied: search });

  return (
    <div className={css.toolbar}>
      <SearchField
        className={css.search}
        label={t('tickets.search')}
        placeholder={t('tickets.searchPlaceholder')}
        value={typed.text}
        onChange={(text) => setTyped({ text, applied: search })}
        onSubmit={(text) => onSearch(text.trim())}
        onClear={() => onSearch('')}
      />
      {isMobile ? (
        <IconButton
          {...filterProps}
          variant="secondary"
          label={filterLabel}
          icon={<SlidersHorizontal size={18} />}
          badge={applied}
        />
      ) : (
        <>
          <Button {...filterProps} icon={<SlidersHorizontal size={16} />}>
            {filterLabel}
          </Button>
          <Button
            icon={<Columns3 size={16} />}
            aria-haspopup="dialog"
            aria-expanded={columnsAnchor !== null}
            onPointerEnter={preloadColumns}
            onFocus={preloadColumns}
            onPress={({ currentTarget }) => setColumnsAnchor(currentTarget)}
          >
            {t('tickets.columns')}
          </Button>
        </>
      )}
      {mayCreate && (
        <div className={css.actions}>
          <Button
            className={css.invoice}
            icon={<ReceiptText size={16} />}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onPress={() => setInvoiceOpen(true)}
          >
            {t('tickets.createInvoice')}
          </Button>
          <Link
            className={css.create}
            href="/dashboard/job-ticket"
            variant="button"
            buttonVariant="primary"
            icon={<Plus size={16} />}
          >
            {t('tickets.create')}
          </Link>
        </div>
      )}
      {applied > 0 && (
        <div className={css.chips}>
          <Suspense>
            <TicketFilterChips
              filters={place}
              people={people}
              onChange={(filters) => {
                go({ ...filters, page: 1 });
                // With the last chip goes what had the focus.
                if (countFilters({ ...place, ...filters }) === 0) filterButton.current?.focus();
              }}
            />
          </Suspense>
        </div>
      )}
      {anchor && (
        <Suspense>
          <TicketFilterPopover
            anchor={anchor}
            applied={place}
            people={people}
            onApply={({ technicianIds, customerIds, from, to }) => {
              setAnchor(null);
              go({ technicianIds, customerIds, from, to, page: 1 });
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
      {columnsAnchor && !isMobile && (
        <Suspense>
          <ColumnsPopover
            anchor={columnsAnchor}
            columns={columns}
            choice={choice}
            onChoose={onChoose}
            onClose={() => setColumnsAnchor(null)}
          />
        </Suspense>
      )}
      {isInvoiceOpen && (
        <Suspense>
          <ComingSoonDialog onClose={() => setInvoiceOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
