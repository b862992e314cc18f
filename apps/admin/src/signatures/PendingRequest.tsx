import { formatPhone } from '@derrick/domain/format';
import { requestTicketSignature, type SignatureRequestState, type Ticket } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../core/lazyOverlay.tsx';
import { notify } from '../core/notify.tsx';
import { useChange } from '../patterns/remote/index.ts';
import { copyLink } from './copyLink.ts';
import type { Asked } from './LinkDialog.tsx';
import * as css from './Signature.css.ts';

const LinkDialog = lazyOverlay(async () => (await import('./LinkDialog.tsx')).LinkDialog);

interface PendingRequestProps {
  ticket: Ticket;
  request: SignatureRequestState;
  /** False if the user may only read. */
  mayAsk: boolean;
  onAsked: (request: SignatureRequestState) => void;
}

/** The request that waits for a customer's signature, with actions that leave its earlier links valid. */
export function PendingRequest({ ticket, request, mayAsk, onAsked }: PendingRequestProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { change } = useChange(requestTicketSignature, { failure: 'sign.ask.failed' });
  const [pending, setPending] = useState<'copy' | 'send'>();
  // Shown if the browser does not allow copying.
  const [shown, setShown] = useState<Asked>();
  const { sentTo, language, requestedBy } = request;
  const to = sentTo === null || sentTo.includes('@') ? sentTo : formatPhone(sentTo);
  const { openedAt } = request;
  const values = {
    to: to ?? '',
    asked: formats.date(request.requestedAt),
    opened: openedAt ? formats.date(openedAt) : '',
    until: formats.date(request.expiresAt),
  };
  const sent = openedAt ? 'sign.waiting.sentOpened' : 'sign.waiting.sent';
  const created = openedAt ? 'sign.waiting.linkOpened' : 'sign.waiting.link';

  const ask = async (action: 'copy' | 'send') => {
    setPending(action);
    const body = action === 'send' && sentTo !== null ? { to: sentTo, language } : {};
    const result = await change({ params: { id: ticket.id }, body });
    setPending(undefined);
    if (!result.ok) return;
    onAsked({ ...request, requestedAt: new Date().toISOString(), expiresAt: result.data.expiresAt });
    if (action === 'send')
      void notify({ tone: 'success', title: t('sign.waiting.sentAgain', { to: to ?? '' }) });
    else if (await copyLink(result.data.link)) void notify({ tone: 'success', title: t('sign.ask.copied') });
    else setShown(result.data);
  };

  return (
    <>
      <p className={css.signed}>{t(to === null ? created : sent, values)}</p>
      <p className={css.muted}>{t('sign.waiting.by', { name: requestedBy })}</p>
      {mayAsk && (
        <Inline gap={8}>
          <Button
            size="small"
            icon={<Copy size={16} />}
            isPending={pending === 'copy'}
            isDisabled={pending !== undefined}
            onPress={() => void ask('copy')}
          >
            {t('sign.ask.copy')}
          </Button>
          {sentTo !== null && (
            <Button
              size="small"
              icon={<Send size={16} />}
              isPending={pending === 'send'}
              isDisabled={pending !== undefined}
              onPress={() => void ask('send')}
            >
              {t('sign.waiting.sendAgain')}
            </Button>
          )}
        </Inline>
      )}
      {shown && <LinkDialog {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
