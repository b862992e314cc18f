import { downloadTicketPdf } from '@derrick/domain/documents';
import type { Ticket } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Download } from 'lucide-react';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../../patterns/remote/index.ts';

/** Downloads the last saved version of the ticket as a PDF, in the user's language. */
export function TicketPdf({ ticket: { id, jobcode } }: { ticket: Pick<Ticket, 'id' | 'jobcode'> }) {
  const t = useTranslate();
  const api = useApi();
  const { isPending, download } = useDownload({ failure: 'ticketLife.pdf.failed' });
  return (
    <Button
      variant="secondary"
      icon={<Download size={16} />}
      isPending={isPending}
      pendingLabel={t('ticketLife.pdf.pending')}
      onPress={() => void download(() => api.call(downloadTicketPdf, { params: { id } }), `${jobcode}.pdf`)}
    >
      {t('ticketLife.pdf')}
    </Button>
  );
}
