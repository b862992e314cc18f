import {
  type AssistProvider,
  getAssistProvider,
  type ProviderTestResult,
  testAssistProvider,
  updateAssistProvider,
} from '@derrick/domain/assistant';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { Inline } from '@derrick/ui/Inline';
import { NumberField } from '@derrick/ui/NumberField';
import { PasswordField } from '@derrick/ui/PasswordField';
import { Skeleton } from '@derrick/ui/Skeleton';
import { TextField } from '@derrick/ui/TextField';
import { useId, useState } from 'react';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { Form } from '../patterns/form/Form.tsx';
import { FormFailure } from '../patterns/form/FormFailure.tsx';
import { errorMessages, useForm } from '../patterns/form/index.ts';
import { RetryBanner, useChange, useRemote } from '../patterns/remote/index.ts';
import * as css from './ProviderSettings.css.ts';

const results: Readonly<Record<ProviderTestResult, MessageKey>> = {
  ok: 'assistProvider.result.ok',
  missing: 'assistProvider.result.missing',
  addressRefused: 'assistProvider.result.addressRefused',
  unauthorized: 'assistProvider.result.unauthorized',
  rateLimited: 'assistProvider.result.rateLimited',
  slow: 'assistProvider.result.slow',
  down: 'assistProvider.result.down',
  wrong: 'assistProvider.result.wrong',
};

const errors = {
  addressNotPublic: 'assistProvider.error.address',
  limitInvalid: 'assistProvider.error.limit',
} as const;

/** Settings of the company's AI provider: address, model and an API key that is never shown again. */
export function ProviderSettings() {
  const t = useTranslate();
  const titleId = useId();
  const remote = useRemote(getAssistProvider, {}, { failureTitle: 'assistProvider.loadFailed' });
  if (remote.status === 'loading') return <Skeleton shape="block" height={240} />;
  if (remote.status !== 'ready') return <RetryBanner {...remote} />;
  return (
    <Card as="section" padding="none" gap={16} className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('assistProvider.title')}
      </h2>
      <ProviderForm provider={remote.value} />
    </Card>
  );
}

interface ProviderValues {
  baseUrl: string;
  model: string;
  /** Empty if speech is not transcribed. */
  transcriptionModel: string;
  /** Empty to keep the stored key. */
  key: string;
  dailyLimit: number | null;
}

const valuesOf = ({ baseUrl, model, transcriptionModel, dailyLimit }: AssistProvider): ProviderValues => ({
  baseUrl: baseUrl ?? '',
  model: model ?? '',
  transcriptionModel: transcriptionModel ?? '',
  key: '',
  dailyLimit,
});

function ProviderForm({ provider }: { provider: AssistProvider }) {
  const t = useTranslate();
  const { form, saved } = useProviderForm(provider);
  const test = useChange(testAssistProvider, { failure: 'assistProvider.testFailed' });
  const [result, setResult] = useState<ProviderTestResult>();
  const runTest = async () => {
    setResult(undefined);
    const tested = await test.change({});
    if (tested.ok) setResult(tested.data.result);
  };
  return (
    <Form form={form} gap={16} aria-label={t('assistProvider.title')}>
      <TextField
        {...form.field('baseUrl')}
        description={t('assistProvider.baseUrlHint')}
        inputMode="url"
        autoComplete="off"
      />
      <TextField {...form.field('model')} autoComplete="off" />
      <TextField
        {...form.field('transcriptionModel')}
        description={t('assistProvider.transcriptionHint')}
        autoComplete="off"
      />
      <PasswordField
        {...form.field('key')}
        description={t(saved.hasKey ? 'assistProvider.keySet' : 'assistProvider.keyHint')}
        autoComplete="off"
      />
      <NumberField
        {...form.field('dailyLimit')}
        description={t('assistProvider.used', { count: saved.usedToday })}
        minValue={1}
      />
      <p className={css.quiet}>{t('assistProvider.privacy')}</p>
      <FormFailure error={form.error} fallback="assistProvider.saveFailed" />
      <output>
        {result && <Banner tone={result === 'ok' ? 'success' : 'warning'}>{t(results[result])}</Banner>}
      </output>
      <Inline gap={12} justify="end">
        <Button
          isPending={test.isPending}
          pendingLabel={t('assistProvider.testing')}
          onPress={() => void runTest()}
        >
          {t('assistProvider.test')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel={t('assistProvider.saving')}
        >
          {t('assistProvider.save')}
        </Button>
      </Inline>
    </Form>
  );
}

function useProviderForm(provider: AssistProvider) {
  const t = useTranslate();
  const [saved, setSaved] = useState(provider);
  const save = useChange(updateAssistProvider, { success: 'assistProvider.saved' });
  const form = useForm<ProviderValues, AssistProvider>({
    initial: valuesOf(provider),
    labels: {
      baseUrl: 'assistProvider.baseUrl',
      model: 'assistProvider.model',
      transcriptionModel: 'assistProvider.transcriptionModel',
      key: 'assistProvider.key',
      dailyLimit: 'assistProvider.dailyLimit',
    },
    validate: ({ dailyLimit }) => (dailyLimit === null ? { dailyLimit: 'limitInvalid' } : {}),
    errorMessage: errorMessages(t, errors, 'assistProvider.error.invalid'),
    async submit({ baseUrl, model, transcriptionModel, key, dailyLimit }) {
      const body = { baseUrl, model, transcriptionModel, dailyLimit: dailyLimit ?? 1, ...(key && { key }) };
      const result = await save.change({ body });
      if (!result.ok) return result;
      setSaved(result.data);
      form.setValues(valuesOf(result.data));
      // Returning a failure keeps the form usable, because this page stays open.
      return { ok: false };
    },
  });
  return { form, saved };
}
