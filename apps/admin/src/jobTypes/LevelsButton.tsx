import { Button } from '@derrick/ui/Button';
import { Settings2 } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import type { LevelsChange } from './followLevels.ts';

const LevelsDialog = deferred(async () => (await import('./LevelsDialog.tsx')).LevelsDialog);

const preload = () => void LevelsDialog.preload().catch(() => {});

interface LevelsButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'isDisabled' | 'children'> {
  /** Called with what was added or retired, so that a form around the button can follow. */
  onChange?: (change: LevelsChange) => void;
}

/** Opens the dialog of levels, roles and hourly rates. */
export function LevelsButton({ onChange, ...button }: LevelsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        icon={<Settings2 size={16} />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <LevelsDialog onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
