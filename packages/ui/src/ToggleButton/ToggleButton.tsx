'use client';

import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useControlledState } from '../Field/useControlledState.ts';
import { join } from '../theme/join.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps
  extends Omit<ButtonProps, 'variant' | 'onChange' | 'isPending' | 'pendingLabel'> {
  /** @selector [data-selected] */
  isSelected?: boolean | undefined;
  /** @default false */
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/**
 * A button that stays pressed, such as a button that shows or hides a panel. Its label does not change with its state.
 */
export function ToggleButton({
  isSelected: givenSelected,
  defaultSelected = false,
  onChange,
  onPress,
  className,
  ...rest
}: ToggleButtonProps) {
  const [isSelected, setSelected] = useControlledState(givenSelected, defaultSelected, onChange);
  return (
    <Button
      {...rest}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onPress={(event) => {
        onPress?.(event);
        setSelected(!isSelected);
      }}
      className={join(styles.root, className)}
    />
  );
}
