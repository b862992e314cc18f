import {
  listPriceItems,
  type PriceItem,
  type PriceItemQuery,
  priceItemStruct,
} from '@derrick/domain/priceItems';
import { ComboBox } from '@derrick/ui/ComboBox';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { optionName, useOptions } from '../remote/index.ts';

interface PriceItemPickerProps {
  /** Customer and day, whose prices replace those of the price book. */
  pricesFor: Pick<PriceItemQuery, 'customer' | 'day'>;
  onPick: (item: PriceItem) => void;
  isDisabled: boolean;
}

/** Search field for an item of the price book. Selecting an item adds a line. */
export function PriceItemPicker({ pricesFor, onPick, isDisabled }: PriceItemPickerProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { options, isLoading, isIncomplete, failure } = useOptions(
    listPriceItems,
    isUsed ? pricesFor : null,
    { search },
    { failureTitle: 'lines.priceBookFailed' },
  );
  const items = options ?? [];
  return (
    <ComboBox
      label={t('lines.addFromPriceBook')}
      placeholder={t('lines.searchPriceBook')}
      items={items.map((item) => ({ id: item.id, label: optionName(item) }))}
      // Stays empty, because a selection adds a line.
      value={null}
      onChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen?.id);
        if (priceItemStruct.is(item)) onPick(item);
      }}
      onFocus={() => setUsed(true)}
      onSearch={setSearch}
      isDisabled={isDisabled}
      emptyMessage={t('lines.noPriceItem')}
      listDescription={isIncomplete ? t('lines.typeForMore') : undefined}
      status={
        failure
          ? {
              kind: 'failed',
              message: t('lines.priceBookFailed'),
              onRetry: () => void failure.retry(),
            }
          : isLoading
            ? { kind: 'loading' }
            : undefined
      }
    />
  );
}
