import { Button } from '@derrick/ui/Button';
import type { ColumnChooserProps } from '@derrick/ui/ColumnChooser';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';

const ColumnChooser = lazyOverlay(async () => (await import('@derrick/ui/ColumnChooser')).ColumnChooser);

export function ColumnsButton(props: Pick<ColumnChooserProps, 'columns' | 'value' | 'onChange'>) {
  const t = useTranslate();
  const preload = usePreload(ColumnChooser);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        icon={<Columns3 size={16} />}
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        {...preload}
        onPress={({ currentTarget }) => setTrigger(currentTarget)}
      >
        {t('list.columns')}
      </Button>
      {trigger && <ColumnChooser {...props} isOpen trigger={trigger} onOpenChange={() => setTrigger(null)} />}
    </>
  );
}
