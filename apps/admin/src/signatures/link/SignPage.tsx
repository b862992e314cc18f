import { type ApiError, errorCodes } from '@derrick/domain/http';
import type { SignRequest } from '@derrick/domain/signatures';
import { Avatar } from '@derrick/ui/Avatar';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { MessageSquareWarning } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LinkProblem, linkProblemOf } from '../../auth/index.ts';
import { deferred } from '../../core/deferred.tsx';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { LanguageChoice, LanguageOffer } from '../../core/LanguageChoice.tsx';
import { usePageTitle } from '../../core/usePageTitle.ts';
import { endOf, type SignEnd } from './ends.ts';
import { SignForm, type SignFormProps } from './SignForm.tsx';
import * as css from './SignPage.css.ts';
import { SignTicket } from './SignTicket.tsx';

const DisputeDialog = deferred(async () => (await import('./DisputeDialog.tsx')).DisputeDialog);

interface SignPageProps {
  token: string;
  request: SignRequest;
  /** The ticket has changed since the customer opened it. */
  hasChanged: boolean;
  onProblem: (problem: LinkProblem) => void;
  onChanged: () => void;
  onSigned: SignFormProps['onSigned'];
  onEnd: (end: SignEnd) => void;
}

/** The ticket as the customer sees it, with the signing form and a button to report a problem. */
export function SignPage(props: SignPageProps) {
  const { token, request, hasChanged, onEnd } = props;
  const t = useTranslate();
  const formats = useFormats();
  const [dispute, setDispute] = useState<'open' | 'sent'>();
  const endDisputed = useEffectEvent(() => onEnd('disputed'));
  useEffect(() => {
    // Runs after the dialog has closed, because an open dialog traps the focus.
    if (dispute === 'sent') endDisputed();
  }, [dispute]);
  const { company, ticket, files, expiresAt } = request;
  const title = t('sign.page.title', { jobcode: ticket.jobcode });
  usePageTitle(title);
  const refuse = (error: ApiError): boolean => {
    const problem = linkProblemOf(error);
    const end = endOf(error);
    if (problem) props.onProblem(problem);
    else if (end) onEnd(end);
    else if (error.code === errorCodes.conflict) props.onChanged();
    else return false;
    return true;
  };
  return (
    <div className={css.page}>
      <Inline as="header" className={css.header}>
        <Inline as="span" gap={12} isOneLine className={css.company}>
          <Avatar shape="square" name={company.name} src={company.photo ?? undefined} />
          {company.name}
        </Inline>
        <LanguageOffer />
        <LanguageChoice />
      </Inline>
      <Stack as="main" gap={20} className={css.main}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.intro}>
          {t('sign.page.intro', { company: company.name, date: formats.date(expiresAt) })}
        </p>
        {hasChanged && <Banner tone="warning">{t('sign.page.changed')}</Banner>}
        <SignTicket ticket={ticket} files={files} token={token} />
        <SignForm token={token} request={request} onRefused={refuse} onSigned={props.onSigned} />
        <Inline
          as="section"
          gap={12}
          justify="between"
          className={css.wrong}
          aria-label={t('sign.dispute.open')}
        >
          <p>{t('sign.dispute.question')}</p>
          <Button
            icon={<MessageSquareWarning size={16} />}
            aria-haspopup="dialog"
            onPress={() => setDispute('open')}
          >
            {t('sign.dispute.open')}
          </Button>
        </Inline>
        {dispute === 'open' && (
          <DisputeDialog
            token={token}
            onRefused={refuse}
            onSent={() => setDispute('sent')}
            onClose={() => setDispute(undefined)}
          />
        )}
      </Stack>
    </div>
  );
}
