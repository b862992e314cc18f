import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { readStored, store } from '../../core/stored.ts';
import { findRecognition, isOnDevice, type Recognition } from './recognition.ts';

/** State of speech input; `asking` waits for consent to send audio. */
export type SpeechState =
  | 'idle'
  | 'asking'
  | 'listening'
  /** The recording is being transcribed. */
  | 'sending'
  | 'denied'
  | 'silence'
  | 'nothingHeard'
  | 'offline'
  | 'failed';

/** Speech input by the browser or the company's provider. */
export interface Speech {
  isSupported: boolean;
  state: SpeechState;
  /** Message of a failed transcription. */
  failure?: string | undefined;
  /** Recognized text that may still change. */
  interim: string;
  /** The audio stays on this device. */
  isLocal: boolean;
  /** Text of the consent dialog about the recipient of the audio. */
  askHint: MessageKey;
  start: () => void;
  /** Stores the consent and starts listening. */
  agree: () => void;
  decline: () => void;
  stop: () => void;
}

/** Storage key of the user's consent to send audio to the browser's speech service. */
const CONSENT_KEY = 'derrick.speech';

const states: Readonly<Partial<Record<string, SpeechState>>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silence',
  network: 'offline',
  aborted: 'idle',
};

interface SpeechOptions {
  language: 'en' | 'es';
  /** Called with each recognized phrase. */
  onText: (text: string) => void;
}

/** Recognizes speech with the browser. Audio is sent elsewhere only with the user's consent. */
export function useSpeech({ language, onText }: SpeechOptions): Speech {
  const [state, setState] = useState<SpeechState>('idle');
  const [interim, setInterim] = useState('');
  const [isLocal, setLocal] = useState(false);
  const current = useRef<Recognition>(undefined);
  const locale = language === 'es' ? 'es-US' : 'en-US';

  useEffect(() => {
    let isCurrent = true;
    void isOnDevice(locale).then((found) => isCurrent && setLocal(found));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  useEffect(() => () => current.current?.abort(), []);

  const listen = () => {
    const Constructor = findRecognition();
    if (!Constructor) return;
    const recognition = new Constructor();
    recognition.lang = locale;
    recognition.continuous = true;
    recognition.interimResults = true;
    if (isLocal) recognition.processLocally = true;
    let hasHeard = false;
    recognition.onresult = ({ resultIndex, results }) => {
      hasHeard = true;
      const changed = Array.from(results).slice(resultIndex);
      const textOf = (isFinal: boolean) =>
        changed.flatMap((one) => (one.isFinal === isFinal ? (one[0]?.transcript ?? '') : [])).join(' ');
      if (textOf(true)) onText(textOf(true));
      setInterim(textOf(false));
    };
    recognition.onerror = ({ error }) => setState(states[error] ?? 'failed');
    recognition.onend = () => {
      current.current = undefined;
      setInterim('');
      setState((now) => (now !== 'listening' ? now : hasHeard ? 'idle' : 'nothingHeard'));
    };
    current.current = recognition;
    setState('listening');
    try {
      recognition.start();
    } catch {
      setState('failed');
    }
  };

  return {
    isSupported: findRecognition() !== undefined,
    state,
    interim,
    isLocal,
    askHint: 'assistant.speech.askHint',
    start: () => (isLocal || readStored(CONSENT_KEY) !== null ? listen() : setState('asking')),
    agree() {
      store(CONSENT_KEY, 'yes');
      listen();
    },
    decline: () => setState('idle'),
    stop: () => current.current?.stop(),
  };
}
