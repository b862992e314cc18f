import type { Person } from '@derrick/domain/people';
import { Link2, MailX, Pencil, Send, Trash2, UserCheck, UserX } from 'lucide-react';
import type { Translate } from '../core/i18n/messages.ts';

/** Entries of the row menu. */
export type PersonAction = 'edit' | 'activate' | 'deactivate' | 'resend' | 'copyLink' | 'revoke' | 'delete';

interface Circumstances {
  /** The row is the signed-in user, who cannot deactivate or delete themselves. */
  isSelf: boolean;
  /** The status is being changed. */
  isChanging: boolean;
}

/** Returns the menu items available for a team member's status. */
export function personMenuItems(person: Person, { isSelf, isChanging }: Circumstances, t: Translate) {
  const { status, needsLink, isInvitationRevoked } = person;
  const isInvited = (needsLink ?? status === 'PENDING') && status !== 'DEACTIVE';
  const item = (id: PersonAction, label: string, icon: React.ReactNode, isDisabled = false) => ({
    id,
    label,
    icon,
    isDisabled,
  });
  return [
    item('edit', t('list.edit'), <Pencil size={16} />),
    ...(status !== 'ACTIVE' && !isSelf
      ? [item('activate', t('people.activate'), <UserCheck size={16} />, isChanging)]
      : []),
    ...(status !== 'DEACTIVE' && !isSelf
      ? [item('deactivate', t('people.deactivate'), <UserX size={16} />, isChanging)]
      : []),
    ...(isInvited
      ? [
          item('resend', t(isInvitationRevoked ? 'people.inviteAnew' : 'people.resend'), <Send size={16} />),
          item('copyLink', t('people.copyLink'), <Link2 size={16} />),
          // A revoked invitation cannot be revoked again.
          ...(isInvitationRevoked ? [] : [item('revoke', t('people.revoke'), <MailX size={16} />)]),
        ]
      : []),
    ...(isSelf
      ? []
      : [{ ...item('delete', t('list.delete'), <Trash2 size={16} />), tone: 'danger' as const }]),
  ];
}
