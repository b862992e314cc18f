import { downloadSignedPdf } from '@derrick/domain/documents';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { FileDown } from 'lucide-react';
import { useAccountApi } from '../auth/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useDownload } from '../patterns/remote/index.ts';

/** Downloads a signed ticket as a PDF, with the token of its verification link. */
export function SignedPdf({ token }: { token: string }) {
  const t = useTranslate();
  const api = useAccountApi();
  const { isPending, failure, download } = useDownload({ failure: 'signed.pdfFailed', isInline: true });
  return (
    <>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <Button
        variant="primary"
        size="large"
        icon={<FileDown size={16} />}
        isPending={isPending}
        pendingLabel={t('signed.pdfPending')}
        onPress={() => void download(() => api.call(downloadSignedPdf, { query: { token } }), 'ticket.pdf')}
      >
        {t('signed.pdf')}
      </Button>
    </>
  );
}
