import { formatMoney } from '@derrick/domain/format';
import {
  getPublicInvoice,
  type PaymentOptionName,
  type PublicInvoice,
  startPublicPayment,
} from '@derrick/domain/invoices';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { CreditCard, ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../core/api.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useOneTimeParameter } from '../../core/useOneTimeParameter.ts';
import { useChange, useErrorMessage } from '../../patterns/remote/index.ts';
import * as css from './PublicInvoice.css.ts';

const optionWords: Readonly<Record<PaymentOptionName, MessageKey>> = {
  card: 'publicInvoice.payBy.card',
  ach: 'publicInvoice.payBy.ach',
  wire: 'publicInvoice.payBy.wire',
  check: 'publicInvoice.payBy.check',
};

/** Delay between two checks for a payment, and their number. The service usually reports within seconds. */
const CHECK_MS = 3000;
const CHECKS_MAX = 10;

/** True if the customer has just returned from the payment page after paying. */
export const useReturnedFromPayment = (): 'done' | 'cancelled' | undefined => {
  const [payment] = useOneTimeParameter('payment');
  return payment === 'done' || payment === 'cancelled' ? payment : undefined;
};

/** Loads the invoice again until the payment that the customer has just made is recorded. */
export function usePaymentArrival(loaded: PublicInvoice, token: string, isExpected: boolean) {
  const api = useApi();
  const [invoice, setInvoice] = useState(loaded);
  const [checks, setChecks] = useState(0);
  const isWaiting = isExpected && invoice.balanceCents > 0 && checks < CHECKS_MAX;
  const check = useEffectEvent(async () => {
    try {
      setInvoice(await api.call(getPublicInvoice, { query: { token } }));
    } catch {
      // The next check tries again.
    }
    setChecks(checks + 1);
  });
  useEffect(() => {
    if (!isWaiting) return;
    // `checks` changes after each check, which starts the next timer.
    const timer = setTimeout(() => void check(), checks === 0 ? 0 : CHECK_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, checks]);
  return { invoice, isWaiting };
}

interface PayInvoiceProps {
  invoice: PublicInvoice;
  token: string;
  returned: 'done' | 'cancelled' | undefined;
  isWaiting: boolean;
}

/** The ways to pay the balance on a web page, and the result of a payment. Empty without a way to pay. */
export function PayInvoice({ invoice, token, returned, isWaiting }: PayInvoiceProps) {
  const t = useTranslate();
  const isPaid = invoice.balanceCents <= 0;
  return (
    <>
      {returned === 'cancelled' && <Banner>{t('publicInvoice.payCancelled')}</Banner>}
      {returned === 'done' && (
        <Banner tone="success">
          {t(
            isPaid
              ? 'publicInvoice.payArrived'
              : isWaiting
                ? 'publicInvoice.payWaiting'
                : 'publicInvoice.payLater',
          )}
        </Banner>
      )}
      {!(returned === 'done' && isWaiting) && <Ways invoice={invoice} token={token} />}
    </>
  );
}

function Ways({ invoice, token }: Pick<PayInvoiceProps, 'invoice' | 'token'>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const errors = useErrorMessage();
  const [failure, setFailure] = useState<string>();
  const start = useChange(startPublicPayment);
  const { paymentLinks, hasOnlinePayment, balanceCents, currency } = invoice;
  if (!hasOnlinePayment && paymentLinks.length === 0) return null;
  const pay = async () => {
    setFailure(undefined);
    const result = await start.change({ body: { token } });
    if (result.ok) window.location.assign(result.data.url);
    else setFailure(errors.message(result.error, 'publicInvoice.payFailed'));
  };
  const amount = formatMoney(balanceCents, locale, currency);
  return (
    <Stack as="section" gap={12} className={css.pay} aria-label={t('publicInvoice.pay')}>
      <Inline isStackedOnPhone>
        {hasOnlinePayment && (
          <Button
            variant="primary"
            size="large"
            icon={<CreditCard size={16} />}
            isPending={start.isPending}
            pendingLabel={t('publicInvoice.payOpening')}
            onPress={() => void pay()}
          >
            {t('publicInvoice.payOnline', { amount })}
          </Button>
        )}
        {paymentLinks.map(({ option, url }) => (
          <Link
            key={option}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            variant="button"
            size="large"
            icon={<ExternalLink size={16} />}
          >
            {t(optionWords[option])}
          </Link>
        ))}
      </Inline>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </Stack>
  );
}
