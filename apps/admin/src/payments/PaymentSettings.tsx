import { getPaymentProvider, type PaymentProvider, updatePaymentProvider } from '@derrick/domain/payments';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { Inline } from '@derrick/ui/Inline';
import { PasswordField } from '@derrick/ui/PasswordField';
import { Skeleton } from '@derrick/ui/Skeleton';
import { TextField } from '@derrick/ui/TextField';
import { useId, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { Form } from '../patterns/form/Form.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { RetryBanner, useChange, useRemote } from '../patterns/remote/index.ts';
import * as css from './PaymentSettings.css.ts';

const errors = {
  secretKeyInvalid: 'payments.error.secretKey',
  webhookSecretInvalid: 'payments.error.webhookSecret',
} as const;

/** Settings of the payment service: two keys, which are never shown again, and the address that it reports to. */
export function PaymentSettings() {
  const t = useTranslate();
  const titleId = useId();
  const remote = useRemote(getPaymentProvider, {}, { failureTitle: 'payments.loadFailed' });
  if (remote.status === 'loading') return <Skeleton shape="block" height={240} />;
  if (remote.status !== 'ready') return <RetryBanner {...remote} />;
  return (
    <Card as="section" gap={16} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('payments.title')}
      </h3>
      <ProviderForm provider={remote.value} />
    </Card>
  );
}

interface KeyValues {
  /** Empty to keep the stored key. */
  secretKey: string;
  webhookSecret: string;
}

const noKeys: KeyValues = { secretKey: '', webhookSecret: '' };

function ProviderForm({ provider }: { provider: PaymentProvider }) {
  const t = useTranslate();
  const { form, saved, remove } = useProviderForm(provider);
  const { hasSecretKey, hasWebhookSecret, isLive, webhookPath } = saved;
  const isReady = hasSecretKey && hasWebhookSecret;
  const hint = (isSet: boolean) => t(isSet ? 'payments.keySet' : 'payments.keyHint');
  return (
    <Form form={form} gap={16} aria-label={t('payments.title')}>
      <p className={css.quiet}>{t('payments.hint')}</p>
      {isReady && (
        <Banner tone={isLive ? 'success' : 'warning'}>{t(isLive ? 'payments.live' : 'payments.test')}</Banner>
      )}
      <PasswordField {...form.field('secretKey')} description={hint(hasSecretKey)} autoComplete="off" />
      <TextField
        label={t('payments.webhook')}
        description={t('payments.webhookHint')}
        value={window.location.origin + webhookPath}
        isReadOnly
      />
      <PasswordField
        {...form.field('webhookSecret')}
        description={hint(hasWebhookSecret)}
        autoComplete="off"
      />
      <FormFailure error={form.error} fallback="payments.saveFailed" />
      <Inline gap={12} justify="end">
        {(hasSecretKey || hasWebhookSecret) && (
          <Button isPending={remove.isPending} onPress={() => void remove.run()}>
            {t('payments.remove')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={t('payments.saving')}
        >
          {t('payments.save')}
        </Button>
      </Inline>
    </Form>
  );
}

function useProviderForm(provider: PaymentProvider) {
  const t = useTranslate();
  const [saved, setSaved] = useState(provider);
  const save = useChange(updatePaymentProvider, { success: 'payments.saved' });
  const removal = useChange(updatePaymentProvider, {
    success: 'payments.removed',
    failure: 'payments.saveFailed',
  });
  const form = useForm<KeyValues, PaymentProvider>({
    initial: noKeys,
    labels: { secretKey: 'payments.secretKey', webhookSecret: 'payments.webhookSecret' },
    validate: () => ({}),
    errorMessage: errorMessages(t, errors, 'payments.error.invalid'),
    async submit({ secretKey, webhookSecret }) {
      const keys = { ...(secretKey && { secretKey }), ...(webhookSecret && { webhookSecret }) };
      const result = await save.change({ body: { provider: 'stripe', ...keys } });
      if (!result.ok) return result;
      setSaved(result.data);
      form.setValues(noKeys);
      // Returning a failure keeps the form usable, because this page stays open.
      return { ok: false };
    },
  });
  const remove = async () => {
    const body = { provider: 'stripe', secretKey: null, webhookSecret: null } as const;
    const result = await removal.change({ body });
    if (result.ok) setSaved(result.data);
  };
  return { form, saved, remove: { run: remove, isPending: removal.isPending } };
}
