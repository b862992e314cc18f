import type { AccountStatus, Person } from '@derrick/domain/people';
import { Badge } from '@derrick/ui/Badge';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

const shown = {
  ACTIVE: { tone: 'success', label: 'people.status.active' },
  DEACTIVE: { tone: 'neutral', label: 'people.status.deactivated' },
  PENDING: { tone: 'warning', label: 'people.status.pending' },
} as const satisfies Record<AccountStatus, object>;

const revoked = { tone: 'neutral', label: 'people.status.revoked' } as const;

type StatusBadgeProps = Pick<Person, 'isInvitationRevoked'> & { status: AccountStatus };

/** Status of an account, as a dot with a label. */
export function StatusBadge({ status, isInvitationRevoked }: StatusBadgeProps) {
  const t = useTranslate();
  const { tone, label } = status === 'PENDING' && isInvitationRevoked ? revoked : shown[status];
  return (
    <Badge tone={tone} hasDot>
      {t(label)}
    </Badge>
  );
}
