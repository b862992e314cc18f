import { Link } from '@derrick/ui/Link';
import { Stack } from '@derrick/ui/Stack';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { sectionAddress } from '../../company/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { fieldAddress } from '../addresses.ts';
import { AskForSignature } from './AskForSignature.tsx';
import * as css from './GapList.css.ts';
import type { GapListProps } from './gapListProps.ts';
import { APPROVER, type Gap, gapText, PRICES, SIGNATURE } from './gapsOf.ts';

/** The gaps of one ticket in words, each with the action that closes it. */
export function GapList({ gaps, ...props }: GapListProps) {
  return (
    <Stack as="ul" gap={8} className={css.list}>
      {gaps.map((gap) => (
        <li key={gap.field}>
          <GapEntry gap={gap} {...props} />
        </li>
      ))}
    </Stack>
  );
}

function GapEntry({ gap, ...props }: Omit<GapListProps, 'gaps'> & { gap: Gap }) {
  const t = useTranslate();
  const { user } = useSession();
  const { costReferenceLabel } = user.company ?? {};
  const text =
    gap.field === 'costReference' && costReferenceLabel
      ? t('ticketLife.gap.named', { name: costReferenceLabel })
      : t(gapText(gap), { count: gap.lines ?? 0 });
  const icon =
    gap.field === PRICES ? (
      <TriangleAlert className={css.warning} size={16} aria-hidden="true" />
    ) : (
      <CircleAlert className={css.blocking} size={16} aria-hidden="true" />
    );
  if (gap.field === SIGNATURE && props.onAsk)
    return <AskForSignature {...props} icon={icon} text={text} onAsk={props.onAsk} />;
  return (
    <span className={css.entry}>
      {icon}
      <GapText field={gap.field} text={text} {...props} />
    </span>
  );
}

interface GapTextProps extends Pick<GapListProps, 'ticketId' | 'onOpenField'> {
  field: string;
  text: string;
}

/** Text of a gap, which leads to the field or the setting if the user may change it. */
function GapText({ field, text, ticketId, onOpenField }: GapTextProps) {
  const t = useTranslate();
  const { can } = useSession();
  if (field === APPROVER) {
    return (
      <span>
        {text}{' '}
        {can('company:manage') && (
          <Link href={sectionAddress('tickets', 'allowsOwnApproval')}>{t('ticketLife.gap.setting')}</Link>
        )}
      </span>
    );
  }
  if (!can(field === PRICES ? 'prices:write' : 'tickets:write')) return <span>{text}</span>;
  return onOpenField ? (
    <button type="button" className={css.field} onClick={() => onOpenField(field)}>
      {text}
    </button>
  ) : (
    <Link href={fieldAddress(ticketId, field)}>{text}</Link>
  );
}
