import { Button } from '@derrick/ui/Button';
import { Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.tsx';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import type { ColumnsPopoverProps } from './ColumnsPopover.tsx';

const ColumnsPopover = deferred(async () => (await import('./ColumnsPopover.tsx')).ColumnsPopover);

const preload = () => void ColumnsPopover.preload().catch(() => {});

/** Opens the choice of columns. */
export function ColumnsButton(props: Pick<ColumnsPopoverProps, 'columns' | 'choice' | 'onChoose'>) {
  const t = useTranslate();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        icon={<Columns3 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onPress={({ currentTarget }) => setTrigger(currentTarget)}
      >
        {t('list.columns')}
      </Button>
      {trigger && (
        <Suspense>
          <ColumnsPopover {...props} trigger={trigger} onClose={() => setTrigger(null)} />
        </Suspense>
      )}
    </>
  );
}
