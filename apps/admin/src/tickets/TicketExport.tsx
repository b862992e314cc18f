import type { Pagination } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../app/api.ts';
import { errorText } from '../app/errorText.ts';
import { MessagePart, useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { filterQuery, type TicketPlace } from './ticketPlace.ts';

interface TicketExportProps {
  selected: ReadonlySet<string>;
  place: TicketPlace;
  /** Of the page that is shown; absent while none is. */
  pagination: Pagination | undefined;
}

/** Downloads tickets for a spreadsheet: the selected ones, or all that the search and the filters leave. */
export function TicketExport(props: TicketExportProps) {
  return (
    <MessagePart part="ticketExport">
      <Choices {...props} />
    </MessagePart>
  );
}

/** Hands a file to the browser's downloads. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function Choices({ selected, place, pagination }: TicketExportProps) {
  const t = useTranslate();
  const api = useApi();
  const { language, locale } = useLanguage();
  const [running, setRunning] = useState<'selected' | 'all'>();

  const run = async (which: 'selected' | 'all') => {
    setRunning(which);
    try {
      const all = { ...filterQuery(place), search: place.search || undefined };
      const { blob, name = 'tickets.csv' } = await api.tickets.export(
        which === 'selected' ? { ids: [...selected] } : all,
      );
      save(blob, name);
      void notify({
        tone: 'success',
        title: t('ticketExport.done'),
        description: t('ticketExport.doneText', { name }),
      });
    } catch (error) {
      const description = errorText(error, { t, language, fallback: 'ticketExport.failedText' });
      void notify({ tone: 'danger', title: t('ticketExport.failed'), description });
    } finally {
      setRunning(undefined);
    }
  };
  const button = (which: 'selected' | 'all') =>
    ({
      icon: <Download size={16} />,
      isPending: running === which,
      pendingLabel: t('ticketExport.pending'),
      isDisabled: running !== undefined && running !== which,
      onPress: () => void run(which),
    }) as const;
  const count = pagination && pagination.count.toLocaleString(locale) + (pagination.countIsCapped ? '+' : '');

  return (
    <>
      <Button {...button('selected')}>{t('ticketExport.selected', { count: selected.size })}</Button>
      {count !== undefined && <Button {...button('all')}>{t('ticketExport.all', { count })}</Button>}
    </>
  );
}
