import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { SearchField } from '@derrick/ui/SearchField';
import { Plus, ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './TicketToolbar.css.ts';

const ComingSoonDialog = deferred(async () => (await import('./ComingSoonDialog.tsx')).ComingSoonDialog);
const preloadDialog = () => void ComingSoonDialog.preload().catch(() => {});

interface TicketToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  mayCreate: boolean;
}

/** Searches the list and leads to what can be made. */
export function TicketToolbar({ search, onSearch, mayCreate }: TicketToolbarProps) {
  const t = useTranslate();
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
      {isInvoiceOpen && (
        <Suspense>
          <ComingSoonDialog onClose={() => setInvoiceOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
