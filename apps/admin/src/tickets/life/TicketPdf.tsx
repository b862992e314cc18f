import { downloadTicketPdf } from '@derrick/domain/documents';
import type { Ticket } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import { useErrorMessage } from '../../patterns/remote/index.ts';

/** Downloads the ticket as a PDF, in the reader's language and as it was saved last. */
export function TicketPdf({ ticket: { id, jobcode } }: { ticket: Pick<Ticket, 'id' | 'jobcode'> }) {
  const t = useTranslate();
  const api = useApi();
  const errors = useErrorMessage();
  const [isPending, setPending] = useState(false);

  const download = async () => {
    setPending(true);
    try {
      const { blob, name = `${jobcode}.pdf` } = await api.call(downloadTicketPdf, { params: { id } });
      saveFile(blob, name);
    } catch (error) {
      void notify(errors.notice(error, 'ticketLife.pdf.failed'));
    } finally {
      setPending(false);
    }
  };

  return (
    <Button
      variant="secondary"
      icon={<Download size={16} />}
      isPending={isPending}
      pendingLabel={t('ticketLife.pdf.pending')}
      onPress={() => void download()}
    >
      {t('ticketLife.pdf')}
    </Button>
  );
}
