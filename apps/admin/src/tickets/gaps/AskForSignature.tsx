import { errorCodes } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { Send } from 'lucide-react';
import { formatPhone } from '@derrick/domain/format';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { SignatureOutcome } from '../../signatures/index.ts';
import { fieldAddress } from '../addresses.ts';
import * as css from './GapList.css.ts';
import { SIGNATURE } from './gapsOf.ts';

interface AskForSignatureProps {
  ticketId: string;
  /** The gap in words. */
  text: string;
  contactName?: string | null | undefined;
  onAsk: () => void;
  isAsking?: boolean | undefined;
  outcome?: SignatureOutcome | undefined;
  onOpenField?: ((field: string) => void) | undefined;
}

/** The gap of an unsigned ticket with a button that asks the customer's contact to sign, and the result. */
export function AskForSignature({
  ticketId,
  text,
  contactName,
  onAsk,
  isAsking = false,
  outcome,
  onOpenField,
}: AskForSignatureProps) {
  const t = useTranslate();
  const { asked, problem } = outcome ?? {};
  const isRequested = asked !== undefined || problem?.code === errorCodes.signatureRequested;
  return (
    <Stack gap={4} className={css.ask}>
      <span>
        {text}{' '}
        <Button
          size="small"
          icon={<Send size={16} />}
          isPending={isAsking}
          // Stays focusable, so that the focus is not lost when the request succeeds.
          isDisabled={isRequested}
          isFocusableWhenDisabled
          onPress={onAsk}
        >
          {contactName ? t('ticketLife.gap.ask', { name: contactName }) : t('ticketLife.gap.askUnnamed')}
        </Button>
      </span>
      {asked && (
        <span className={css.asked}>
          {t('ticketLife.gap.asked', {
            name: asked.name,
            to: asked.sentTo.includes('@') ? asked.sentTo : formatPhone(asked.sentTo),
          })}
        </span>
      )}
      {problem && (
        <span>
          {problem.message}{' '}
          {onOpenField ? (
            <button type="button" className={css.field} onClick={() => onOpenField(SIGNATURE)}>
              {t('ticketLife.gap.askOther')}
            </button>
          ) : (
            <Link href={fieldAddress(ticketId, SIGNATURE)}>{t('ticketLife.gap.openTicket')}</Link>
          )}
        </span>
      )}
    </Stack>
  );
}
