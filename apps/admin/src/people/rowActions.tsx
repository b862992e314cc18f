import { Link2, MailX, Pencil, Send, Trash2, UserCheck, UserX } from 'lucide-react';
import type { Translate } from '../app/i18n/messages.ts';
import type { Person } from './room.ts';

/** Are the entries of a row's menu. */
export type RowAction = 'edit' | 'activate' | 'deactivate' | 'resend' | 'copyLink' | 'revoke' | 'delete';

interface Circumstances {
  /** It is the reader: nobody switches off or deletes themselves. */
  isSelf: boolean;
  /** A change of their status is on its way. */
  isChanging: boolean;
}

/** Lists what can be done to somebody in their state. */
export function rowItems(person: Person, { isSelf, isChanging }: Circumstances, t: Translate) {
  const { status, needsLink } = person;
  const isInvited = (needsLink ?? status === 'PENDING') && status !== 'DEACTIVE';
  const item = (id: RowAction, label: string, icon: React.ReactNode, isDisabled = false) => ({
    id,
    label,
    icon,
    isDisabled,
  });
  return [
    item('edit', t('people.edit'), <Pencil size={16} />),
    ...(status !== 'ACTIVE' && !isSelf
      ? [item('activate', t('people.activate'), <UserCheck size={16} />, isChanging)]
      : []),
    ...(status !== 'DEACTIVE' && !isSelf
      ? [item('deactivate', t('people.deactivate'), <UserX size={16} />, isChanging)]
      : []),
    ...(isInvited
      ? [
          item('resend', t('people.resend'), <Send size={16} />),
          item('copyLink', t('people.copyLink'), <Link2 size={16} />),
          item('revoke', t('people.revoke'), <MailX size={16} />),
        ]
      : []),
    ...(isSelf
      ? []
      : [{ ...item('delete', t('people.delete'), <Trash2 size={16} />), tone: 'danger' as const }]),
  ];
}
