import { Inline } from '@derrick/ui/Inline';
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
        <Inline key={gap.field} as="li" gap={8} align="start" className={css.entry}>
          {gap.field === PRICES ? (
            <TriangleAlert className={css.warning} size={16} aria-hidden="true" />
          ) : (
            <CircleAlert className={css.blocking} size={16} aria-hidden="true" />
          )}
          <GapEntry gap={gap} {...props} />
        </Inline>
      ))}
    </Stack>
  );
}

function GapEntry({ gap, ...props }: Omit<GapListProps, 'gaps'> & { gap: Gap }) {
  const t = useTranslate();
  const { can, user } = useSession();
  const { costReferenceLabel } = user.company ?? {};
  const text =
    gap.field === 'costReference' && costReferenceLabel
      ? t('ticketLife.gap.named', { name: costReferenceLabel })
      : t(gapText(gap), { count: gap.lines ?? 0 });

  if (gap.field === SIGNATURE && props.onAsk)
    return <AskForSignature {...props} text={text} onAsk={props.onAsk} />;
  if (gap.field === APPROVER) {
    return (
      <span>
        {text}{' '}
        {can('company:manage') && (
          <Link href={sectionAddress('tickets', 'allowsOwnApproval')}>{t('ticketLife.gap.setting')}</Link>
        )}
      </span>
    );
  }
  // Only users who may set prices can close this gap.
  if (!can(gap.field === PRICES ? 'prices:write' : 'tickets:write')) return <span>{text}</span>;
  const { onOpenField } = props;
  return onOpenField ? (
    <button type="button" className={css.field} onClick={() => onOpenField(gap.field)}>
      {text}
    </button>
  ) : (
    <Link href={fieldAddress(props.ticketId, gap.field)}>{text}</Link>
  );
}
