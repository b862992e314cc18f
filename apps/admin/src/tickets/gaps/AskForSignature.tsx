import { formatPhone } from '@derrick/domain/format';
import { errorCodes } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { fieldAddress } from '../addresses.ts';
import * as css from './GapList.css.ts';
import type { GapListProps } from './gapListProps.ts';
import { SIGNATURE } from './gapsOf.ts';

type AskForSignatureProps = Omit<GapListProps, 'gaps' | 'onOpenField'> & {
  icon: ReactNode;
  /** The gap in words. */
  text: string;
  onAsk: () => void;
};

/** The gap of an unsigned ticket with a button that asks the customer's contact to sign, and the result. */
export function AskForSignature({
  ticketId,
  icon,
  text,
  contactName,
  onAsk,
  isAskDisabled = false,
  isAsking = false,
  outcome,
  onAskOther,
}: AskForSignatureProps) {
  const t = useTranslate();
  const { request, problem } = outcome ?? {};
  const isRequested = request !== undefined || problem?.code === errorCodes.signatureRequested;
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <span className={css.entry}>
          {icon}
          {text}
        </span>
        <Button
          size="small"
          icon={<Send size={16} />}
          isPending={isAsking}
          // Stays focusable, so that the focus is not lost when the request succeeds.
          isDisabled={isRequested || isAskDisabled}
          isFocusableWhenDisabled
          onPress={onAsk}
        >
          {contactName ? t('ticketLife.gap.ask', { name: contactName }) : t('ticketLife.gap.askUnnamed')}
        </Button>
      </Inline>
      {request && (
        <span className={css.request}>
          {t('ticketLife.gap.asked', {
            name: request.name,
            to: request.sentTo.includes('@') ? request.sentTo : formatPhone(request.sentTo),
          })}
        </span>
      )}
      {problem && (
        <span className={css.problem}>
          <span>{problem.message}</span>
          {onAskOther ? (
            <button type="button" className={css.field} disabled={isAskDisabled} onClick={onAskOther}>
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
