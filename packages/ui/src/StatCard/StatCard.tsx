import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
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
  /** 12.5 stands for 12.5 % more, −2.4 for less. */
  percentage: number;
  /** What it is compared with, for a screen reader: "since last week". */
  label: string;
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** 16 px icon; left out when compact. */
  icon?: ReactNode;
  /** The number, formatted. */
  value?: ReactNode;
  /** A few words below the number; left out when compact. */
  note?: ReactNode;
  trend?: Trend | undefined;
  /** Shows skeletons of the same size: nothing moves when the number arrives. @selector [data-loading] */
  isLoading?: boolean | undefined;
  /** Said to a screen reader while loading; defaults to the kit's "Loading {label}". */
  loadingLabel?: string | undefined;
  /** Stands in the place of the note, and a dash in the place of the number. */
  errorMessage?: ReactNode;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** @default 'regular' */
  density?: (typeof statCardDensities)[number] | undefined;
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight };

/** Arrow and signed percentage; neither says the direction by colour alone. */
function TrendChip({ percentage, label }: Trend) {
  const locale = useKitLocale();
  const direction = percentage > 0 ? 'up' : percentage < 0 ? 'down' : 'level';
  const Arrow = arrows[direction];
  const written = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(percentage / 100);
  return (
    <span className={join(styles.chip, styles.direction[direction])} data-direction={direction}>
      <Arrow size={12} aria-hidden="true" />
      {written} <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

/** One number that matters: label, number, then what changed. */
export function StatCard({
  label,
  icon,
  value,
  note,
  trend,
  isLoading = false,
  loadingLabel,
  errorMessage,
  href,
  density = 'regular',
  className,
  ...rest
}: StatCardProps) {
  const message = useKitMessages();
  const labelId = useId();
  const isCompact = density === 'compact';
  const hasFoot = !isCompact && (note !== undefined || trend !== undefined || errorMessage !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups a label and its number.
    <div
      role="group"
      aria-labelledby={labelId}
      aria-busy={isLoading || undefined}
      data-loading={isLoading || undefined}
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
        <span id={labelId} className={styles.labelText[density]}>
          {href ? (
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          ) : (
            label
          )}
        </span>
      </div>
      <div className={join(styles.value[density], styles.number)}>
        {isLoading ? (
          <>
            <Skeleton width="4ch" />
            <span className={visuallyHidden}>{loadingLabel ?? message('statCard.loading', { label })}</span>
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
        <div className={styles.foot}>
          {isLoading ? (
            <Skeleton width="12ch" />
          ) : errorMessage ? (
            <span className={styles.error}>{errorMessage}</span>
          ) : (
            <>
              {trend && <TrendChip {...trend} />}
              {note}
            </>
          )}
        </div>
      )}
    </div>
  );
}
