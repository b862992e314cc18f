import { attachmentExtension } from '@derrick/domain/files';
import type { SignRequest } from '@derrick/domain/signatures';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { SignedFactsList } from '../SignedFactsList.tsx';
import * as css from './SignPage.css.ts';

/** Image types that all browsers display. */
const shown: readonly unknown[] = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

interface SignTicketProps extends Pick<SignRequest, 'ticket' | 'files'> {
  token: string;
}

/** Content to be signed: location, work, people, hours and photos. */
export function SignTicket({ ticket, files, token }: SignTicketProps) {
  const t = useTranslate();
  return (
    <Stack as="section" className={css.card} aria-label={t('sign.ticket.title')}>
      <h2 className={css.heading}>{t('sign.ticket.title')}</h2>
      <SignedFactsList facts={ticket} />
      {files.length > 0 && <SignFiles files={files} token={token} />}
    </Stack>
  );
}

function SignFiles({ files, token }: Pick<SignTicketProps, 'files' | 'token'>) {
  const t = useTranslate();
  return (
    <>
      <h3 className={css.subheading}>{t('sign.ticket.files')}</h3>
      <ul className={css.files}>
        {files.map(({ name, originalName }) => {
          const href = `/api/v1/sign/file/${name}?token=${token}`;
          return (
            <li key={name} className={css.file}>
              <Link href={href} target="_blank" rel="noopener">
                {shown.includes(attachmentExtension(originalName)) && (
                  <img className={css.photo} src={href} alt="" loading="lazy" />
                )}
                {originalName}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
