import { acceptInvitation, type Invitation, isRole, type Role } from '@derrick/domain/auth';
import { formatPhone } from '@derrick/domain/format';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../../core/i18n/messages.ts';
import { useServices } from '../../core/services.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import type { LinkProblem } from '../linkProblem.ts';
import { SetPasswordForm } from '../SetPasswordForm.tsx';
import * as css from './AcceptForm.css.ts';

const roleKeys: Record<Role, MessageKey> = {
  SUPER_ADMIN: 'account.role.superAdmin',
  ADMIN: 'account.role.admin',
  MANAGER: 'account.role.manager',
  TECHNICIAN: 'account.role.technician',
};

/** Formats the inviting user and the role, as far as the server returned them. */
function invitedBy({ invitedBy: person, role }: Invitation, t: Translate): string {
  const known = isRole(role) ? t(roleKeys[role]) : undefined;
  if (person && known) return t('account.invitation.byPersonAs', { person, role: known });
  if (person) return t('account.invitation.byPerson', { person });
  return known ? t('account.invitation.as', { role: known }) : t('account.invitation.plain');
}

interface AcceptFormProps {
  token: string;
  invitation: Invitation;
  /** Called before the page closes. */
  onAccepted: () => void;
  onProblem: (problem: LinkProblem) => void;
}

/** Shows an invitation and sets the password that accepts it. */
export function AcceptForm({ token, invitation, onAccepted, onProblem }: AcceptFormProps) {
  const t = useTranslate();
  const { tokens, reloadAt } = useServices();
  return (
    <AuthLayout
      view="form"
      title={t('account.invitation.join', { company: invitation.company })}
      subtitle={invitedBy(invitation, t)}
    >
      <Details invitation={invitation} />
      <SetPasswordForm
        labels={{ newPassword: 'auth.password', confirmPassword: 'account.confirmPassword' }}
        email={invitation.email || null}
        submitLabel="account.invitation.accept"
        pendingLabel="account.invitation.pending"
        failure="account.invitation.acceptFailed"
        submit={(api, { email, newPassword, confirmPassword }) =>
          api.call(acceptInvitation, {
            body: {
              token,
              ...(email !== '' && { email: email.trim() }),
              password: newPassword,
              confirmPassword,
            },
          })
        }
        onSubmitted={(pair) => {
          onAccepted();
          tokens.write(pair);
          reloadAt('/dashboard');
        }}
        onProblem={onProblem}
      />
    </AuthLayout>
  );
}

function Details({ invitation: { fullname, email, phone } }: { invitation: Invitation }) {
  const t = useTranslate();
  const details = [
    [t('account.invitation.name'), fullname],
    [t('account.invitation.email'), email],
    [t('account.invitation.phone'), phone && formatPhone(phone)],
  ];
  return (
    <dl className={css.card}>
      {details.map(
        ([term, detail]) =>
          detail && (
            <div key={term} className={css.pair}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.detail}>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
