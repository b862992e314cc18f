import {
  ASSIST_TEXT_MAX,
  type AssistLanguage,
  draftTicket,
  getAssistStatus,
  type TicketDraftReply,
} from '@derrick/domain/assistant';
import { errorCodes } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { Stack } from '@derrick/ui/Stack';
import { TextArea } from '@derrick/ui/TextArea';
import { useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { useChange, useErrorMessage, useRemote } from '../../patterns/remote/index.ts';
import * as css from './assistant.css.ts';
import { examples } from './examples.ts';
import { Microphone } from './Microphone.tsx';
import { useRecording } from './useRecording.ts';
import { type Speech, useSpeech } from './useSpeech.ts';

interface DescribeStepProps {
  text: string;
  onText: (change: (text: string) => string) => void;
  /** The customer already entered in the form. */
  customerCompany: string;
  onRead: (reply: TicketDraftReply) => void;
}

const joined = (text: string, more: string) =>
  text === '' ? more.trim() : `${text.trimEnd()} ${more.trim()}`;

/** Uses the browser's speech recognition or, if the browser has none, the company's speech provider. */
function useEitherSpeech(language: AssistLanguage, add: (more: string) => void): Speech {
  const device = useSpeech({ language, onText: add });
  const status = useRemote(getAssistStatus, device.isSupported ? null : {}, {
    failureTitle: 'assistant.failed',
  });
  const isOffered = status.status === 'ready' && status.value.speech.includes('server');
  const recording = useRecording({ language, onText: add, isOffered });
  return device.isSupported ? device : recording;
}

/** First step of the assistant: the user types or dictates the job, or starts with an example. */
export function DescribeStep({ text, onText, customerCompany, onRead }: DescribeStepProps) {
  const t = useTranslate();
  const { timeZone = 'UTC', dayOf } = useFormats();
  const { user } = useSession();
  const { language: own, locale } = useLanguage();
  const errors = useErrorMessage();
  const [language, setLanguage] = useState<'en' | 'es'>(own);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const draft = useChange(draftTicket);
  const speech = useEitherSpeech(language, (more) => onText((now) => joined(now, more)));
  const shown = speech.interim ? joined(text, speech.interim) : text;

  const read = async () => {
    speech.stop();
    setFailure(undefined);
    const sent = text.trim();
    if (sent === '') return setProblem(t('assistant.empty'));
    if (sent.length > ASSIST_TEXT_MAX) return setProblem(t('assistant.tooLong', { count: ASSIST_TEXT_MAX }));
    const formValues = customerCompany ? { formValues: { customerCompany } } : {};
    const body = { text: sent, language, referenceDate: dayOf(new Date()), timeZone, ...formValues };
    const result = await draft.change({ body });
    if (!result.ok) {
      const isOffline = result.error.code === errorCodes.noResponse;
      return setFailure(
        isOffline ? t('assistant.offline') : errors.message(result.error, 'assistant.failed'),
      );
    }
    if (Object.keys(result.data.fields).length === 0) return setFailure(t('assistant.nothingFound'));
    onRead(result.data);
  };

  return (
    <form
      className={css.step}
      aria-label={t('assistant.describe')}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble from a portal to the form around it.
        event.stopPropagation();
        void read();
      }}
    >
      <SegmentedControl
        label={t('assistant.language')}
        items={[
          { id: 'en', label: t('common.languageEnglish') },
          { id: 'es', label: t('common.languageSpanish') },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <TextArea
        label={t('assistant.words')}
        description={t('assistant.wordsHint')}
        rows={6}
        value={shown}
        errorMessage={problem}
        onChange={(value) => {
          setProblem(undefined);
          onText(() => value);
        }}
        lang={language}
      />
      {/* Missing in responses of older servers: allowed. */}
      {user.company?.allowsSpeech !== false && <Microphone speech={speech} />}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {text === '' && (
        <Stack as="section" gap={8} aria-label={t('assistant.examples')}>
          <p className={css.quiet}>{t('assistant.examples')}</p>
          {examples[language].map((one) => (
            <Button key={one} variant="ghost" className={css.example} onPress={() => onText(() => one)}>
              <span lang={language}>{one}</span>
            </Button>
          ))}
        </Stack>
      )}
      <Inline gap={12} justify="between">
        <span className={css.quiet}>
          {t('assistant.count', { count: text.length.toLocaleString(locale) })}
        </span>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isPending={draft.isPending}
          pendingLabel={t('assistant.reading')}
        >
          {t('assistant.read')}
        </Button>
      </Inline>
    </form>
  );
}
