import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useKitMessages } from '../i18n/messages.ts';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import { useKitLocale } from '../theme/KitProvider.tsx';
import * as styles from './StatCard.css.ts';

/** Densities of a StatCard: a row of cards on a desk, three small ones on a phone. */
export const statCardDensities = ['regular', 'compact'] as const;

/** Change against an earlier time. */
export interface Trend {
  /** 12.5 stands for 12.5 % more, −2.4 for less; the arrow points up from 0 on. */
  percentage: number;
  /** What it is compared with, for a screen reader, which hears "Up 12.5%" before it: "since last week". */
  label: string;
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** 16 px icon; left out when compact. */
  icon?: ReactNode;
  /** The number, formatted. */
  value?: ReactNode;
  /** A few words below the number; left out when compact, unless there is a trend. Reserves its place while loading. */
  description?: ReactNode;
  /** Reserves its place while loading. */
  trend?: Trend | undefined;
  /** Shows skeletons of the same size: nothing moves when the number arrives. @selector [data-pending] */
  isPending?: boolean | undefined;
  /** Said to a screen reader while loading; defaults to the kit's "Loading {label}". */
  pendingLabel?: string | undefined;
  /** Stands in the place of the description, and a dash in the place of the number. */
  errorMessage?: ReactNode;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** Follows the label in the link's accessible name, where the label does not say what opens: "open job tickets". */
  linkHint?: string | undefined;
  /** @default 'regular' */
  density?: (typeof statCardDensities)[number] | undefined;
}

/** Lengths of a value in characters from which it is written smaller, on a line of the same height. */
const LONG = 11;
const LONGEST = 14;

function lengthOf(value: ReactNode): 'usual' | 'long' | 'longest' {
  const length = typeof value === 'string' ? value.length : 0;
  if (length > LONGEST) return 'longest';
  return length > LONG ? 'long' : 'usual';
}

/** Arrow and signed percentage for the eye, the same in words for the ear; neither goes by colour alone. */
function TrendChip({ percentage, label }: Trend) {
  const message = useKitMessages();
  const locale = useKitLocale();
  const direction = percentage < 0 ? 'down' : 'up';
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  const write = (share: number, signDisplay: 'exceptZero' | 'never') =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay }).format(share);
  const spoken = write(percentage / 100, 'never');
  return (
    <span className={join(styles.chip, styles.direction[direction])} data-direction={direction}>
      <Arrow size={12} aria-hidden="true" />
      <span aria-hidden="true">{write(percentage / 100, 'exceptZero')}</span>
      <span className={visuallyHidden}>
        {percentage === 0
          ? message('statCard.level')
          : message(`statCard.${direction}`, { percentage: spoken })}{' '}
        {label}
      </span>
    </span>
  );
}

/** One number that matters: label, number, then what changed. */
export function StatCard({
  label,
  icon,
  value,
  description,
  trend,
  isPending = false,
  pendingLabel,
  errorMessage,
  href,
  linkHint,
  density = 'regular',
  className,
  ...rest
}: StatCardProps) {
  const message = useKitMessages();
  const labelId = useId();
  const isCompact = density === 'compact';
  const hasFoot =
    trend !== undefined || (!isCompact && (description !== undefined || errorMessage !== undefined));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups a label and its number.
    <div
      role="group"
      aria-labelledby={labelId}
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
      data-density={density}
      {...rest}
      className={join(styles.root, styles.density[density], className)}
    >
      <div className={styles.label}>
        {icon && !isCompact && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.labelText[density]}>
          {href ? (
            <Link href={href} className={styles.link}>
              <span id={labelId}>{label}</span>
              {linkHint && <span className={visuallyHidden}>({linkHint})</span>}
            </Link>
          ) : (
            <span id={labelId}>{label}</span>
          )}
        </span>
      </div>
      <div className={join(styles.value[density], styles.number)} data-length={lengthOf(value)}>
        {isPending ? (
          <>
            <Skeleton width="4ch" />
            <span className={visuallyHidden}>{pendingLabel ?? message('statCard.loading', { label })}</span>
          </>
        ) : errorMessage ? (
          <span className={styles.missing}>
            <span aria-hidden="true">–</span>
            <span className={visuallyHidden}>{message('statCard.failed')}</span>
          </span>
        ) : (
          value
        )}
      </div>
      {hasFoot && (
        <div className={join(styles.foot, styles.footDensity[density])}>
          {isPending ? (
            <>
              {trend && isCompact && <Skeleton width="6ch" />}
              <Skeleton width="12ch" />
            </>
          ) : errorMessage ? (
            <span className={styles.error}>{errorMessage}</span>
          ) : (
            <>
              {trend && <TrendChip {...trend} />}
              {description !== undefined && <span>{description}</span>}
            </>
          )}
        </div>
      )}
    </div>
  );
}
