import { Button } from '@derrick/ui/Button';
import { useIsMobile } from '@derrick/ui/theme';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';

const SelectionPopover = lazyOverlay(async () => (await import('./SelectionPopover.tsx')).SelectionPopover);

/** Actions for the selected rows: side by side or, on phones, behind one button. */
export function SelectionMenu({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  const button = useRef<HTMLButtonElement>(null);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const preload = usePreload(SelectionPopover);
  if (!isMobile) return children;
  return (
    <>
      <Button
        ref={button}
        {...preload}
        variant="primary"
        icon={<ChevronDown size={16} />}
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        onPress={() => setTrigger(button.current)}
      >
        {t('list.selectionActions')}
      </Button>
      {trigger && (
        <SelectionPopover trigger={trigger} onClose={() => setTrigger(null)}>
          {children}
        </SelectionPopover>
      )}
    </>
  );
}
