import type { TicketSignature } from '@derrick/domain/signatures';
import {
  isTicketLocked,
  removeTicketSignature,
  type SignatureRequestState,
  type Ticket,
} from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { PenLine, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import { useSession } from '../core/session.tsx';
import { useOneTimeParameter } from '../core/useOneTimeParameter.ts';
import { ConfirmDialog } from '../patterns/dialogs/lazyDialogs.ts';
import { useChange } from '../patterns/remote/index.ts';
import { AskDialog } from './lazyAskDialog.ts';
import { PendingRequest } from './PendingRequest.tsx';
import * as css from './Signature.css.ts';
import { SignatureInk } from './SignatureInk.tsx';
import { SIGN_BUTTON, SIGN_NOW } from './signButton.ts';

const SignDialog = lazyOverlay(async () => (await import('./SignDialog.tsx')).SignDialog);

interface SignatureCardProps {
  ticket: Ticket;
  /** The form has unsaved changes, which would not be part of the signed ticket. */
  hasChanges: boolean;
  /** The page has another primary action. @default false */
  isSecondary?: boolean | undefined;
  /** Called with the ticket after it was signed, its signature was removed, or a signature was requested. */
  onChanged: (ticket: Ticket) => void;
}

/** The customer's signature of a ticket, or the actions to get it. */
export function SignatureCard({ ticket, hasChanges, isSecondary = false, onChanged }: SignatureCardProps) {
  const t = useTranslate();
  const { can } = useSession();
  const [open, setOpen] = useState<'sign' | 'ask' | 'remove'>();
  const [signNow, forgetSignNow] = useOneTimeParameter(SIGN_NOW);
  const preloadDialogs = usePreload(SignDialog, AskDialog);
  const remove = useChange(removeTicketSignature, { success: 'sign.removed', failure: 'sign.failed' });
  const { id, signature, signatureRequest, status } = ticket;
  const mayWrite = can('tickets:write');
  const canRemove = mayWrite && signature !== null && !isTicketLocked(ticket);
  const canSign = mayWrite && signature === null && status !== 'VOID';
  const isSigning = open === 'sign' || (signNow !== undefined && canSign && !hasChanges);
  const close = () => {
    setOpen(undefined);
    forgetSignNow();
  };
  const setRequest = (signatureRequest: SignatureRequestState) => onChanged({ ...ticket, signatureRequest });
  const state = () => {
    if (signature) return <Signed signature={signature} />;
    if (!signatureRequest) return <p className={css.muted}>{t('sign.none')}</p>;
    return (
      <PendingRequest
        ticket={ticket}
        request={signatureRequest}
        mayAsk={canSign && !hasChanges}
        onAsked={setRequest}
      />
    );
  };
  const show = (changed: Ticket) => {
    close();
    onChanged(changed);
  };
  if (!signature && !canSign) return null;
  return (
    <Inline
      as="section"
      gap={12}
      align="start"
      justify="between"
      className={css.card}
      aria-label={t('sign.signature')}
    >
      <Stack gap={8} className={css.about}>
        <h3 className={css.heading}>{t('sign.signature')}</h3>
        {state()}
        {canSign && hasChanges && <p className={css.muted}>{t('sign.saveFirst')}</p>}
      </Stack>
      {canSign && (
        <Inline isStackedOnPhone justify="end" {...preloadDialogs}>
          <Button
            icon={<Send size={16} />}
            aria-haspopup="dialog"
            isDisabled={hasChanges}
            onPress={() => setOpen('ask')}
          >
            {t(signatureRequest ? 'sign.waiting.askOther' : 'sign.ask.open')}
          </Button>
          <Button
            id={SIGN_BUTTON}
            variant={isSecondary ? 'secondary' : 'primary'}
            icon={<PenLine size={16} />}
            aria-haspopup="dialog"
            isDisabled={hasChanges}
            // Stays focusable, so that its description can explain that changes must be saved first.
            isFocusableWhenDisabled
            onPress={() => setOpen('sign')}
          >
            {t('sign.here')}
          </Button>
        </Inline>
      )}
      {canRemove && (
        <Inline isStackedOnPhone justify="end">
          <Button
            variant="ghost"
            icon={<Trash2 size={16} />}
            aria-haspopup="dialog"
            isDisabled={hasChanges}
            onPress={() => setOpen('remove')}
          >
            {t('sign.remove')}
          </Button>
        </Inline>
      )}
      {isSigning && <SignDialog ticket={ticket} onSigned={show} onClose={close} />}
      {open === 'ask' && <AskDialog ticket={ticket} onAsked={setRequest} onClose={close} />}
      {open === 'remove' && signature && (
        <ConfirmDialog
          title={t('sign.removeTitle')}
          text={t('sign.removeText', { name: signature.name })}
          confirmLabel={t('sign.remove')}
          onConfirm={async () => {
            const result = await remove.change({ params: { id } });
            if (result.ok) show(result.data);
          }}
          onClose={close}
        />
      )}
    </Inline>
  );
}

/** Name, time and method of the signature. */
function Signed({ signature }: { signature: TicketSignature }) {
  const t = useTranslate();
  const formats = useFormats();
  const { name, title, signedAt, isFromAfar } = signature;
  const date = formats.date(signedAt);
  return (
    <Stack gap={4} className={css.signed}>
      <SignatureInk signature={signature} />
      <p>
        <strong>{name}</strong>
        {title && `, ${title}`}
      </p>
      <p className={css.muted}>{t(isFromAfar ? 'sign.byLinkOn' : 'sign.onTheSpotOn', { date })}</p>
    </Stack>
  );
}
