import { getSignRequest } from '@derrick/domain/signatures';
import { Ban, MailCheck, PenLine } from 'lucide-react';
import { useState } from 'react';
import {
  AuthNotice,
  LinkProblemNotice,
  type LinkProblemWords,
  LinkRecord,
  useLink,
} from '../../auth/index.ts';
import { FormatsProvider } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { SignedPdf } from '../../documents/index.ts';
import { endOf, type SignEnd } from './ends.ts';
import { SignPage } from './SignPage.tsx';

const words: LinkProblemWords = {
  missing: { title: 'sign.link.missing.title', text: 'sign.link.missing.text' },
  expired: { title: 'sign.link.expired.title', text: 'sign.link.expired.text' },
  used: { title: 'sign.link.used.title', text: 'sign.link.used.text' },
  replaced: { title: 'sign.link.replaced.title', text: 'sign.link.replaced.text' },
  unknown: { title: 'sign.link.unknown.title', text: 'sign.link.unknown.text' },
};

const loading = {
  title: 'sign.link.title',
  checking: 'sign.link.checking',
  failedTitle: 'sign.link.failedTitle',
  failed: 'sign.link.failed',
} as const;

const ends = {
  done: { tone: 'info', Icon: PenLine, title: 'sign.done.title', text: 'sign.done.text' },
  disputed: { tone: 'info', Icon: MailCheck, title: 'sign.disputed.title', text: 'sign.disputed.text' },
  signed: { tone: 'info', Icon: PenLine, title: 'sign.link.signed.title', text: 'sign.link.signed.text' },
  cancelled: { tone: 'warning', Icon: Ban, title: 'sign.link.void.title', text: 'sign.link.void.text' },
} as const;

/** Public page of a signature link: the customer reads and signs a ticket without an account. */
export function SignScreen() {
  const { token, problem, report, spend } = useLink();
  const [end, setEnd] = useState<SignEnd>();
  const [signedToken, setSignedToken] = useState<string>();
  // Counts changes of the ticket while the page is open. Each one reloads the ticket and keeps the drawn signature.
  const [changes, setChanges] = useState(0);
  const finish = (how: SignEnd) => {
    if (how === 'done' || how === 'disputed') spend();
    setEnd(how);
  };
  if (end) return <EndNotice end={end} signedToken={signedToken} />;
  if (problem) return <LinkProblemNotice problem={problem} words={words} actions={null} />;
  return (
    <LinkRecord
      key={changes}
      endpoint={getSignRequest}
      token={token}
      words={loading}
      onProblem={report}
      onRefused={(error) => {
        const how = endOf(error);
        if (how) setEnd(how);
      }}
    >
      {(request) => (
        // Uses the company's time zone and formats, independent of the viewer's location.
        <FormatsProvider company={request.company}>
          <SignPage
            token={token}
            request={request}
            hasChanged={changes > 0}
            onProblem={report}
            onChanged={() => setChanges(changes + 1)}
            onSigned={(signed) => {
              setSignedToken(signed);
              finish('done');
            }}
            onEnd={finish}
          />
        </FormatsProvider>
      )}
    </LinkRecord>
  );
}

function EndNotice({ end, signedToken }: { end: SignEnd; signedToken: string | undefined }) {
  const t = useTranslate();
  const { tone, Icon, title, text } = ends[end];
  return (
    <AuthNotice
      view={end}
      tone={tone}
      icon={<Icon size={24} />}
      title={t(title)}
      text={t(text)}
      actions={end === 'done' && signedToken !== undefined && <SignedPdf token={signedToken} />}
    />
  );
}
