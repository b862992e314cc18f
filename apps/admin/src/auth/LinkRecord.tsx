import type { Endpoint, EndpointData } from '@derrick/domain/contract';
import type { ApiError } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { Spinner } from '@derrick/ui/Spinner';
import { Stack } from '@derrick/ui/Stack';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiProvider } from '../core/api.ts';
import { Countdown } from '../core/Countdown.tsx';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useCountdown } from '../core/useCountdown.ts';
import { useRecord } from '../patterns/record/useRecord.ts';
import { useErrorMessage } from '../patterns/remote/errorMessage.ts';
import type { NotLoaded } from '../patterns/remote/remote.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { AuthNotice } from './AuthNotice.tsx';
import * as css from './LinkRecord.css.ts';
import { type LinkProblem, linkProblemOf } from './linkProblem.ts';
import { useAccountApi } from './useAccountForm.ts';

/** Endpoint that reads the record behind a link's token. */
type LinkEndpoint<Data> = Endpoint<string, { token?: string | undefined }, undefined, Data>;

interface LinkRecordProps<Data> {
  endpoint: LinkEndpoint<Data>;
  token: string;
  /** Texts while loading and after a failure. */
  words: Record<'title' | 'checking' | 'failedTitle' | 'failed', MessageKey>;
  /** Called if the link is not valid. */
  onProblem: (problem: LinkProblem) => void;
  /** Called with any other error. */
  onRefused?: ((error: ApiError) => void) | undefined;
  children: (record: Data) => ReactNode;
}

/** Loads and renders the record behind an email link. */
export function LinkRecord<Data>(props: LinkRecordProps<Data>) {
  const api = useAccountApi();
  return (
    <ApiProvider value={api}>
      <Loaded key={props.token} {...props} />
    </ApiProvider>
  );
}

function Loaded<Data>({ endpoint, token, words, onProblem, onRefused, children }: LinkRecordProps<Data>) {
  const { remote } = useRecord<LinkEndpoint<Data>>(
    endpoint,
    { query: { token } },
    {
      failureTitle: words.failedTitle,
      onFailure(error) {
        const problem = linkProblemOf(error) ?? (error.status === 400 ? 'unknown' : undefined);
        if (problem) onProblem(problem);
        else onRefused?.(error);
      },
    },
  );
  switch (remote.status) {
    case 'loading':
      return <Checking title={words.title} text={words.checking} />;
    case 'missing':
    case 'failed':
      return <LoadFailed {...remote} fallback={words.failed} />;
    case 'ready':
      return children(remote.value as EndpointData<LinkEndpoint<Data>>);
  }
}

function Checking({ title, text }: { title: MessageKey; text: MessageKey }) {
  const t = useTranslate();
  return (
    <AuthLayout view="checking" title={t(title)} subtitle={t(text)}>
      <Stack align="start" className={css.checking}>
        <Spinner label={t(text)} />
      </Stack>
    </AuthLayout>
  );
}

function LoadFailed({ title, fallback, error, isRetrying, retry }: NotLoaded & { fallback: MessageKey }) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const isWaiting = useCountdown(error) > 0;
  return (
    <AuthNotice
      view="failed"
      tone="danger"
      icon={<CloudOff size={24} />}
      title={title}
      text={errors.message(error, fallback)}
      actions={
        <Button
          variant="primary"
          size="large"
          isDisabled={isWaiting}
          isFocusableWhenDisabled
          isPending={isRetrying}
          onPress={() => void retry()}
        >
          {t('common.retry')}
        </Button>
      }
    >
      {isWaiting && (
        <p>
          <Countdown error={error} />
        </p>
      )}
    </AuthNotice>
  );
}
