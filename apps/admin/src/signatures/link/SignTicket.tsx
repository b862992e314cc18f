import { attachmentExtension } from '@derrick/domain/files';
import { downloadSignPdf, type SignRequest } from '@derrick/domain/signatures';
import { FileItem, FileList } from '@derrick/ui/FileList';
import { Stack } from '@derrick/ui/Stack';
import { useAccountApi } from '../../auth/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { SignedFactsList } from '../SignedFactsList.tsx';
import { SignPdf } from '../SignPdf.tsx';
import * as css from './SignPage.css.ts';

/** Image types that all browsers display. */
const shown: readonly unknown[] = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

interface SignTicketProps extends Pick<SignRequest, 'ticket' | 'files'> {
  token: string;
}

/** Content to be signed: location, work, people, hours and photos. */
export function SignTicket({ ticket, files, token }: SignTicketProps) {
  const t = useTranslate();
  const api = useAccountApi();
  return (
    <Stack as="section" className={css.card} aria-label={t('sign.ticket.title')}>
      <h2 className={css.heading}>{t('sign.ticket.title')}</h2>
      <SignedFactsList facts={ticket} />
      <SignPdf jobcode={ticket.jobcode} load={() => api.call(downloadSignPdf, { query: { token } })} />
      {files.length > 0 && <SignFiles files={files} token={token} />}
    </Stack>
  );
}

function SignFiles({ files, token }: Pick<SignTicketProps, 'files' | 'token'>) {
  const t = useTranslate();
  return (
    <>
      <h3 className={css.subheading}>{t('sign.ticket.files')}</h3>
      <FileList label={t('sign.ticket.files')}>
        {files.map(({ name, originalName }) => {
          const href = `/api/v1/sign/file/${name}?token=${token}`;
          const isPhoto = shown.includes(attachmentExtension(originalName));
          return <FileItem key={name} name={originalName} href={href} preview={isPhoto ? href : undefined} />;
        })}
      </FileList>
    </>
  );
}
