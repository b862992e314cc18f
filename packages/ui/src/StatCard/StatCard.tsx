'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { statCardTexts } from '../i18n/texts/statCard.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../theme/base.css.ts';
import { join } from '../theme/join.ts';
import type { Density } from '../theme/themeChoice.ts';
import * as styles from './StatCard.css.ts';
import { type Trend, TrendChip } from './TrendChip.tsx';

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** 16 px icon. Hidden when compact. */
  icon?: ReactNode;
  /** The formatted number. */
  value?: ReactNode;
  /** Short text below the number. Hidden when compact, unless there is a trend. While pending its space is reserved. */
  description?: ReactNode;
  /** Change against an earlier time. While pending its space is reserved. */
  trend?: Trend | undefined;
  /** Shows skeletons of the same size, so that nothing moves when the number arrives. @selector [data-pending] */
  isPending?: boolean | undefined;
  /** Text for screen readers while pending. @default the kit's "Loading {label}" */
  pendingLabel?: string | undefined;
  /** Error message in place of the description. A dash replaces the number. */
  errorMessage?: ReactNode;
  /** URL that makes the complete card a link. */
  href?: string | undefined;
  /** Text added to the link's accessible name if the label does not name the target, such as "open job tickets". */
  linkHint?: string | undefined;
  /**
   * Description of the card's link: the meaning of the numbers and the basis of comparison. Screen readers read it, and
   * the page's `Hints` show it on hover and keyboard focus.
   */
  hint?: string | undefined;
  /** `compact` is for three cards side by side on a phone. @default 'comfortable' @selector [data-density] */
  density?: Density | undefined;
}

/** Lengths of a value in characters above which the font is smaller. The line height stays the same. */
const SMALLER_FONT_LENGTH = 11;
const SMALLEST_FONT_LENGTH = 14;

function lengthOf(value: ReactNode): 'usual' | 'long' | 'longest' {
  const length = typeof value === 'string' ? value.length : 0;
  if (length > SMALLEST_FONT_LENGTH) return 'longest';
  return length > SMALLER_FONT_LENGTH ? 'long' : 'usual';
}

/** A label, a number, and its trend or a description. */
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
  hint,
  density = 'comfortable',
  className,
  ...rest
}: StatCardProps) {
  const message = useTexts(statCardTexts);
  const labelId = useId();
  const hintId = useId();
  const isCompact = density === 'compact';
  const text = <span id={labelId}>{label}</span>;
  const link = href && (
    <Link href={href} className={styles.link} aria-describedby={hint ? hintId : undefined} data-hint={hint}>
      {text}
      {linkHint && <span className={visuallyHidden}>({linkHint})</span>}
    </Link>
  );
  const hasFoot =
    trend !== undefined || (!isCompact && (description !== undefined || errorMessage !== undefined));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups a label and a number.
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
          {link || text}
          {link && hint && (
            <span id={hintId} hidden>
              {hint}
            </span>
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
