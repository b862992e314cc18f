import { Button } from '@derrick/ui/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

/** Number of entries shown initially. */
const SHOWN = 10;

/** A list that shows its first entries, and all of them on request. */
export function LongList<Entry>({
  entries,
  children,
}: {
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}) {
  const t = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? entries : entries.slice(0, SHOWN);
  return (
    <>
      <ul>{shown.map(children)}</ul>
      {shown.length < entries.length && (
        <div>
          <Button onPress={() => setExpanded(true)}>
            {t('customerPage.showAll', { count: entries.length })}
          </Button>
        </div>
      )}
    </>
  );
}
