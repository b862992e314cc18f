'use client';

import { type CSSProperties, type Ref, useSyncExternalStore } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { inPageDirection } from '../theme/inPageDirection.tsx';

/**
 * The kit's overlay layer, below toasts. react-aria itself sets an inline z-index of 100000. The variable is
 * `vars.layer.overlay`, written out because importing `vars` would bundle the complete contract.
 */
const overlayLayer = { zIndex: 'var(--derrick-layer-overlay)' };

const neverChanges = () => () => {};

const directionOfPage = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

const otherSides: Partial<Record<NonNullable<PopoverProps['placement']>, PopoverProps['placement']>> = {
  'bottom start': 'bottom end',
  'bottom end': 'bottom start',
  'top start': 'top end',
  'top end': 'top start',
};

interface PagePopoverProps extends Omit<PopoverProps, 'style'> {
  ref?: Ref<HTMLElement> | undefined;
  style?: CSSProperties | undefined;
}

/**
 * A react-aria popover on the kit's layer, in the direction of the page. react-aria uses the direction of the language,
 * so start and end are swapped if the page has another direction.
 */
export function PagePopover({ placement = 'bottom', style, ...rest }: PagePopoverProps) {
  const { direction } = useLocale();
  const pageDirection = useSyncExternalStore(neverChanges, directionOfPage, () => direction);
  return (
    <Popover
      {...rest}
      placement={(direction !== pageDirection && otherSides[placement]) || placement}
      style={{ ...overlayLayer, ...style }}
      render={inPageDirection}
    />
  );
}
