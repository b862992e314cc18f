import type { AccountStatus } from '@derrick/domain/people';
import { Badge } from '@derrick/ui/Badge';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';

const shown = {
  ACTIVE: { tone: 'success', label: 'people.status.active' },
  DEACTIVE: { tone: 'neutral', label: 'people.status.deactivated' },
  PENDING: { tone: 'warning', label: 'people.status.pending' },
} as const satisfies Record<AccountStatus, object>;

/** The state of an account, as a dot and a word. */
export function StatusBadge({ status }: { status: AccountStatus }) {
  const t = useTranslate();
  const { tone, label } = shown[status];
  return (
    <Badge tone={tone} hasDot>
      {t(label)}
    </Badge>
  );
}
