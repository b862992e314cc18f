import { listPriceItems, priceItemStruct } from '@derrick/domain/priceItems';
import { ComboBox } from '@derrick/ui/ComboBox';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { optionName, useOptions } from '../../patterns/remote/index.ts';
import { type FormLine, lineOf } from './formLines.ts';

interface PriceItemPickerProps {
  /** Called with a new line for the item. */
  onPick: (line: FormLine) => void;
  isDisabled: boolean;
}

/** Search field that adds a line from the price book. */
export function PriceItemPicker({ onPick, isDisabled }: PriceItemPickerProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { options, isLoading, isIncomplete, failure } = useOptions(
    listPriceItems,
    isUsed ? {} : null,
    { search },
    { failureTitle: 'ticketForm.priceBookFailed' },
  );
  const items = options ?? [];
  return (
    <ComboBox
      label={t('ticketForm.addFromPriceBook')}
      placeholder={t('ticketForm.searchPriceBook')}
      items={items.map((item) => ({ id: item.id, label: optionName(item) }))}
      // Stays empty, because a selection adds a line.
      value={null}
      onChange={(chosen) => {
        const item = items.find(({ id }) => id === chosen?.id);
        if (priceItemStruct.is(item)) onPick(lineOf(item));
      }}
      onFocus={() => setUsed(true)}
      onSearch={setSearch}
      isDisabled={isDisabled}
      emptyMessage={t('ticketForm.noPriceItem')}
      listDescription={isIncomplete ? t('ticketForm.typeForMore') : undefined}
      status={
        failure
          ? {
              kind: 'failed',
              message: t('ticketForm.priceBookFailed'),
              onRetry: () => void failure.retry(),
            }
          : isLoading
            ? { kind: 'loading' }
            : undefined
      }
    />
  );
}
