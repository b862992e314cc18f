import { undoEmail } from '@derrick/domain/account';
import { Link } from '@derrick/ui/Link';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { BadLink } from '../LinkNotices.tsx';
import { isImpossibleToken, type LinkProblem, linkProblemOf } from '../linkProblem.ts';
import { useAccountCall } from '../useAccountCall.ts';
import { useAccountForm } from '../useAccountForm.ts';
import { useAddressToken } from '../useAddressToken.ts';

/** What came of a link that was followed. */
type Outcome = { email: string; needsPassword: boolean } | { problem: LinkProblem };

/** Takes a change of e-mail address back, by the link that was mailed to the old one. */
export function UndoEmailScreen() {
  const token = useAddressToken();
  const [outcome, setOutcome] = useState<{ of: string; is: Outcome }>();
  if (token === undefined) return <BadLink problem="missing" words="account.undoEmail" />;
  if (isImpossibleToken(token)) return <BadLink problem="unknown" words="account.undoEmail" />;
  if (outcome?.of !== token)
    return <UndoForm key={token} token={token} onDone={(is) => setOutcome({ of: token, is })} />;
  const { is } = outcome;
  return 'email' in is ? <Undone {...is} /> : <BadLink problem={is.problem} words="account.undoEmail" />;
}

function UndoForm({ token, onDone }: { token: string; onDone: (outcome: Outcome) => void }) {
  const t = useTranslate();
  const call = useAccountCall();
  const form = useAccountForm({
    initial: {},
    labels: {},
    validate: () => ({}),
    submit: () => call((api) => api.call(undoEmail, { body: { token } })),
    onSubmitted: onDone,
    onFailure({ error }) {
      const problem = error && linkProblemOf(error);
      if (problem) onDone({ problem });
    },
  });
  return (
    <AuthLayout view="form" title={t('account.undoEmail.title')} subtitle={t('account.undoEmail.subtitle')}>
      <AccountForm
        form={form}
        submitLabel="account.undoEmail.submit"
        pendingLabel="account.undoEmail.pending"
        failure="account.undoEmail.failed"
      >
        {null}
      </AccountForm>
    </AuthLayout>
  );
}

function Undone({ email, needsPassword }: { email: string; needsPassword: boolean }) {
  const t = useTranslate();
  return (
    <AuthNotice
      view="undone"
      tone="info"
      icon={<ShieldCheck size={24} />}
      title={t('account.undoEmail.done.title')}
      text={t(needsPassword ? 'account.undoEmail.done.reset' : 'account.undoEmail.done.text', { email })}
      actions={
        <Link href="/login" variant="button" buttonVariant="primary" size="large">
          {t('auth.signIn.title')}
        </Link>
      }
    />
  );
}
