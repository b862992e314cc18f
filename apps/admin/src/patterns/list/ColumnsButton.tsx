import { Button } from '@derrick/ui/Button';
import type { ColumnChooserProps } from '@derrick/ui/ColumnChooser';
import { Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deferred } from '../../app/deferred.tsx';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';

const ColumnChooser = deferred(async () => (await import('@derrick/ui/ColumnChooser')).ColumnChooser);

const preload = () => void ColumnChooser.preload().catch(() => {});

/** Opens the choice of columns. */
export function ColumnsButton(props: Pick<ColumnChooserProps, 'columns' | 'value' | 'onChange'>) {
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
          <ColumnChooser {...props} isOpen trigger={trigger} onOpenChange={() => setTrigger(null)} />
        </Suspense>
      )}
    </>
  );
}
