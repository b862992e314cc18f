import { Button } from '@derrick/ui/Button';
import { Settings2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import type { LevelsChange } from './followLevels.ts';

const LevelsDialog = lazyOverlay(async () => (await import('./LevelsDialog.tsx')).LevelsDialog, {
  messages: ['jobTypes'],
});

interface LevelsButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'isDisabled' | 'children'> {
  /** Called with each added or retired level or role, so that a surrounding form can update its selection. */
  onChange?: (change: LevelsChange) => void;
}

/** Button that opens the dialog with levels, roles and hourly rates. */
export function LevelsButton({ onChange, ...button }: LevelsButtonProps) {
  const preload = usePreload(LevelsDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        icon={<Settings2 size={16} />}
        aria-haspopup="dialog"
        {...preload}
        onPress={() => setOpen(true)}
      />
      {isOpen && <LevelsDialog onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}
