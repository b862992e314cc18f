import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Mic, Square } from 'lucide-react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import * as css from './assistant.css.ts';
import type { Speech, SpeechState } from './useSpeech.ts';

const troubles: Readonly<Partial<Record<SpeechState, MessageKey>>> = {
  denied: 'assistant.speech.denied',
  silence: 'assistant.speech.silence',
  nothingHeard: 'assistant.speech.nothingHeard',
  offline: 'assistant.speech.offline',
  failed: 'assistant.speech.failed',
};

/** Button that starts and stops speech input. Asks once for consent before audio leaves the device. */
export function Microphone({ speech }: { speech: Speech }) {
  const t = useTranslate();
  if (!speech.isSupported) return <p className={css.quiet}>{t('assistant.speech.missing')}</p>;
  const { state } = speech;
  if (state === 'asking') {
    return (
      <Banner tone="warning" title={t('assistant.speech.ask')}>
        <p>{t(speech.askHint)}</p>
        <Inline className={css.choices}>
          <Button size="small" variant="primary" onPress={speech.agree}>
            {t('assistant.speech.agree')}
          </Button>
          <Button size="small" onPress={speech.decline}>
            {t('assistant.speech.decline')}
          </Button>
        </Inline>
      </Banner>
    );
  }
  const trouble = troubles[state];
  const isListening = state === 'listening';
  return (
    <Inline gap={12}>
      <Button
        icon={isListening ? <Square size={16} /> : <Mic size={16} />}
        onPress={isListening ? speech.stop : speech.start}
        isPending={state === 'sending'}
        pendingLabel={t('assistant.speech.sending')}
      >
        {t(isListening ? 'assistant.speech.stop' : 'assistant.speech.start')}
      </Button>
      <output className={css.quiet}>
        {isListening
          ? t('assistant.speech.listening')
          : trouble
            ? t(trouble)
            : (speech.failure ?? (speech.isLocal && t('assistant.speech.local')))}
      </output>
    </Inline>
  );
}
