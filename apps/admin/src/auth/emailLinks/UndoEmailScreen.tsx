import { undoEmail } from '@derrick/domain/account';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { AuthNotice } from '../AuthNotice.tsx';
import { LinkProblemNotice, type LinkProblemWords, useLink } from '../LinkProblemNotice.tsx';
import { type LinkProblem, linkProblemOf } from '../linkProblem.ts';
import { SignInLink } from '../SignInLink.tsx';
import { useAccountCall, useAccountForm } from '../useAccountForm.ts';

const words: LinkProblemWords = {
  missing: { title: 'account.undoEmail.missing.title', text: 'account.undoEmail.missing.text' },
  expired: { title: 'account.undoEmail.expired.title', text: 'account.undoEmail.expired.text' },
  used: { title: 'account.undoEmail.used.title', text: 'account.undoEmail.used.text' },
  replaced: { title: 'account.undoEmail.replaced.title', text: 'account.undoEmail.replaced.text' },
  unknown: { title: 'account.undoEmail.unknown.title', text: 'account.undoEmail.unknown.text' },
};

interface Restored {
  email: string;
  needsPassword: boolean;
}

/** Reverts a change of the email address, with the link sent to the previous address. */
export function UndoEmailScreen() {
  const { token, problem, report, spend } = useLink();
  const [restored, setRestored] = useState<Restored>();
  if (restored) return <Undone {...restored} />;
  return problem ? (
    <LinkProblemNotice problem={problem} words={words} />
  ) : (
    <UndoForm
      token={token}
      onUndone={(result) => {
        spend();
        setRestored(result);
      }}
      onProblem={report}
    />
  );
}

interface UndoFormProps {
  token: string;
  onUndone: (restored: Restored) => void;
  onProblem: (problem: LinkProblem) => void;
}

function UndoForm({ token, onUndone, onProblem }: UndoFormProps) {
  const t = useTranslate();
  const call = useAccountCall();
  const form = useAccountForm({
    initial: {},
    labels: {},
    validate: () => ({}),
    submit: () => call((api) => api.call(undoEmail, { body: { token } })),
    onSubmitted: onUndone,
    onFailure({ error }) {
      const problem = error && linkProblemOf(error);
      if (problem) onProblem(problem);
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

function Undone({ email, needsPassword }: Restored) {
  const t = useTranslate();
  return (
    <AuthNotice
      view="undone"
      tone="info"
      icon={<ShieldCheck size={24} />}
      title={t('account.undoEmail.done.title')}
      text={t(needsPassword ? 'account.undoEmail.done.reset' : 'account.undoEmail.done.text', { email })}
      actions={<SignInLink />}
    />
  );
}
