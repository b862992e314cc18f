import { Button } from '@derrick/ui/Button';
import { FileDown } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { type DownloadedFile, useDownload } from '../patterns/remote/index.ts';

interface SignPdfProps {
  load: () => Promise<DownloadedFile>;
  jobcode: string;
}

/** Downloads the ticket as a PDF, so that the customer can read and keep it before signing. */
export function SignPdf({ load, jobcode }: SignPdfProps) {
  const t = useTranslate();
  const { isPending, failure, download } = useDownload({ failure: 'sign.pdfFailed', isInline: true });
  return (
    <div>
      <Button
        size="small"
        icon={<FileDown size={16} />}
        isPending={isPending}
        pendingLabel={t('sign.pending')}
        onPress={() => void download(load, `${jobcode}.pdf`)}
      >
        {t('sign.pdf')}
      </Button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </div>
  );
}
