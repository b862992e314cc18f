import type { Customer } from '@derrick/domain/customers';
import { type CustomerPrice, deleteCustomerPrice, listCustomerPrices } from '@derrick/domain/priceItems';
import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { Inline } from '@derrick/ui/Inline';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { useSession } from '../../core/session.tsx';
import { ConfirmDialog } from '../../patterns/dialogs/lazyDialogs.ts';
import { formStyles } from '../../patterns/form/index.ts';
import { unitWords } from '../../patterns/lines/index.ts';
import { RetryBanner, useAllPages, useChange } from '../../patterns/remote/index.ts';
import * as css from './CustomerPrices.css.ts';

const CustomerPriceDialog = lazyOverlay(
  async () => (await import('./CustomerPriceDialog.tsx')).CustomerPriceDialog,
);

/** Prices of a customer that replace those of the price book during a period. */
export function CustomerPrices({ customer }: { customer: Pick<Customer, 'id' | 'name'> }) {
  const t = useTranslate();
  const { can } = useSession();
  const { date } = useFormats();
  const titleId = useId();
  const [edited, setEdited] = useState<CustomerPrice | 'new'>();
  const [removed, setRemoved] = useState<CustomerPrice>();
  const preloadDialogs = usePreload(CustomerPriceDialog, ConfirmDialog);
  const prices = useAllPages(
    listCustomerPrices,
    { customerId: customer.id },
    { failureTitle: 'customerPrices.loadFailed' },
  );
  const { change: remove } = useChange(deleteCustomerPrice, {
    success: 'customerPrices.removed',
    failure: 'customerPrices.removeFailed',
  });
  const mayWrite = can('prices:write');

  return (
    <Card as="section" gap={12} aria-labelledby={titleId} {...preloadDialogs}>
      <div>
        <h3 id={titleId} className={formStyles.sectionTitle}>
          {t('customerPrices.title')}
        </h3>
        <p className={css.hint}>{t('customerPrices.hint')}</p>
      </div>
      {prices.status === 'loading' && <Skeleton />}
      {prices.status === 'failed' && <RetryBanner {...prices} />}
      {prices.status === 'ready' && (
        <ul>
          {prices.value.map((price) => (
            <li key={price.id} className={css.price}>
              <PriceText price={price} />
              {mayWrite && (
                <Inline gap={8} className={css.buttons}>
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('customerPrices.editOf', { name: price.name, from: date(price.from) })}
                    onPress={() => setEdited(price)}
                  >
                    {t('list.edit')}
                  </Button>
                  <Button
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t('customerPrices.removeOf', { name: price.name, from: date(price.from) })}
                    onPress={() => setRemoved(price)}
                  >
                    {t('customerPrices.remove')}
                  </Button>
                </Inline>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button
          className={css.add}
          icon={<Plus size={16} />}
          aria-haspopup="dialog"
          onPress={() => setEdited('new')}
        >
          {t('customerPrices.add')}
        </Button>
      )}
      {edited && (
        <CustomerPriceDialog
          customer={customer}
          price={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={t('customerPrices.removeTitle')}
          text={t('customerPrices.removeText', { name: removed.name })}
          confirmLabel={t('customerPrices.remove')}
          onConfirm={async () => void (await remove({ params: { id: removed.id } }))}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  );
}

/** Item, period and price. */
function PriceText({ price: { name, unit, unitPriceCents, from, until } }: { price: CustomerPrice }) {
  const t = useTranslate();
  const { date, unitPrice } = useFormats();
  return (
    <>
      <span>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.hint}>
          {until === null
            ? t('customerPrices.from', { from: date(from) })
            : t('customerPrices.period', { from: date(from), until: date(until) })}
        </span>
      </span>
      <span className={css.amount}>
        {unitPrice(unitPriceCents)} / {t(unitWords[unit])}
      </span>
    </>
  );
}
