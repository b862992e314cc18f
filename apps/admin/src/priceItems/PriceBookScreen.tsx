import { listPriceItems, type PriceItem, retirePriceItem } from '@derrick/domain/priceItems';
import { Button } from '@derrick/ui/Button';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import { useSession } from '../core/session.tsx';
import { DataList, ListPage, useDelete, useList } from '../patterns/list/index.ts';
import { PRICE_BOOK } from './addresses.ts';
import { priceColumns } from './priceColumns.tsx';

const PriceItemDialog = lazyOverlay(async () => (await import('./PriceItemDialog.tsx')).PriceItemDialog);

/** Price book. Page, page size, search and order come from the address. */
export function PriceBookScreen() {
  const t = useTranslate();
  const { can } = useSession();
  const list = useList(listPriceItems, { name: 'priceBook', path: PRICE_BOOK });
  const deletion = useDelete(list, retirePriceItem, 'priceBook');
  const [edited, setEdited] = useState<PriceItem | 'new'>();
  const preloadDialog = usePreload(PriceItemDialog);
  const mayWrite = can('prices:write');
  const menu: DataTableRowMenu<PriceItem> = {
    label: ({ name }) => t('priceBook.actionsOf', { name }),
    items: () => [
      { id: 'edit', label: t('list.edit'), icon: <Pencil size={16} /> },
      { id: 'delete', label: t('list.delete'), icon: <Trash2 size={16} />, tone: 'danger' },
    ],
    onAction(action, item) {
      if (action === 'delete') deletion.ask({ id: item.id, label: item.name });
      else setEdited(item);
    },
  };

  return (
    <ListPage>
      <DataList
        list={list}
        columns={priceColumns}
        labelOf={({ name }) => name}
        rowMenu={mayWrite ? menu : undefined}
        createAction={
          mayWrite && (
            <Button
              variant="primary"
              icon={<Plus size={16} />}
              aria-haspopup="dialog"
              {...preloadDialog}
              onPress={() => setEdited('new')}
            >
              {t('priceBook.create')}
            </Button>
          )
        }
      />
      {deletion.dialog}
      {edited && (
        <PriceItemDialog item={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </ListPage>
  );
}
