import { getPublicInvoice } from '@derrick/domain/invoices';
import { LinkProblemNotice, type LinkProblemWords, LinkRecord, useLink } from '../../auth/index.ts';
import { useReturnedFromPayment } from './PayInvoice.tsx';
import { PublicInvoice } from './PublicInvoice.tsx';

const words: LinkProblemWords = {
  missing: { title: 'publicInvoice.missing.title', text: 'publicInvoice.missing.text' },
  expired: { title: 'publicInvoice.expired.title', text: 'publicInvoice.expired.text' },
  used: { title: 'publicInvoice.used.title', text: 'publicInvoice.used.text' },
  replaced: { title: 'publicInvoice.replaced.title', text: 'publicInvoice.replaced.text' },
  unknown: { title: 'publicInvoice.unknown.title', text: 'publicInvoice.unknown.text' },
};

/** The payment page was opened in another tab or browser, which does not know the link. */
const wordsAfterPayment: LinkProblemWords = {
  ...words,
  missing: { title: 'publicInvoice.payDone.title', text: 'publicInvoice.payDone.text' },
};

const loading = {
  title: 'publicInvoice.title',
  checking: 'publicInvoice.checking',
  failedTitle: 'publicInvoice.failedTitle',
  failed: 'publicInvoice.failed',
} as const;

/** Page that the link in an invoice email opens. The customer can open it without an account, any number of times. */
export function PublicInvoiceScreen() {
  const { token, problem, report } = useLink();
  const returned = useReturnedFromPayment();
  return problem ? (
    // No actions, because customers have no account to sign in to.
    <LinkProblemNotice
      problem={problem}
      words={returned === 'done' ? wordsAfterPayment : words}
      actions={null}
    />
  ) : (
    <LinkRecord endpoint={getPublicInvoice} token={token} words={loading} onProblem={report}>
      {(invoice) => <PublicInvoice invoice={invoice} token={token} returned={returned} />}
    </LinkRecord>
  );
}
