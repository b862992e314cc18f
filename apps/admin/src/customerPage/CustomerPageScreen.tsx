import { getCustomerPage } from '@derrick/domain/statements';
import { LinkProblemNotice, type LinkProblemWords, LinkRecord, useLink } from '../auth/index.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { RequestLink } from './RequestLink.tsx';

const unknown = { title: 'customerPage.unknown.title', text: 'customerPage.unknown.text' } as const;

const words: LinkProblemWords = {
  missing: { title: 'customerPage.missing.title', text: 'customerPage.missing.text' },
  expired: { title: 'customerPage.expired.title', text: 'customerPage.expired.text' },
  used: unknown,
  replaced: { title: 'customerPage.replaced.title', text: 'customerPage.replaced.text' },
  unknown,
};

const loading = {
  title: 'customerPage.title',
  checking: 'customerPage.checking',
  failedTitle: 'customerPage.failedTitle',
  failed: 'customerPage.failed',
} as const;

/** Page that the link in a customer's email opens, without an account, any number of times until the link ends. */
export function CustomerPageScreen() {
  const { token, problem, report } = useLink();
  if (problem) {
    const canRequest = problem === 'expired' || problem === 'replaced';
    return (
      <LinkProblemNotice
        problem={problem}
        words={words}
        actions={canRequest ? <RequestLink token={token} /> : null}
      />
    );
  }
  return (
    <LinkRecord endpoint={getCustomerPage} token={token} words={loading} onProblem={report}>
      {(page) => <CustomerPage page={page} token={token} />}
    </LinkRecord>
  );
}
