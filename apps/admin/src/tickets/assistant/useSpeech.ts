import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { readStored, store } from '../../core/stored.ts';
import { findRecognition, isOnDevice, type Recognition } from './recognition.ts';

/** What listening came to; `asking` before sound may leave the device. */
export type SpeechState =
  | 'idle'
  | 'asking'
  | 'listening'
  /** What was recorded is on its way to becoming text. */
  | 'sending'
  | 'denied'
  | 'silence'
  | 'nothingHeard'
  | 'offline'
  | 'failed';

/** Speech on its way to text, by the browser or by the company's provider. */
export interface Speech {
  isSupported: boolean;
  state: SpeechState;
  /** Why the provider gave no text, in words. */
  failure?: string | undefined;
  /** What was heard and may still change. */
  interim: string;
  /** The sound stays on this device. */
  isLocal: boolean;
  /** Where the sound goes, for the question before it does. */
  askHint: MessageKey;
  start: () => void;
  /** Remembers that sound may leave the device, and listens. */
  agree: () => void;
  decline: () => void;
  stop: () => void;
}

/** Kept in this browser once its owner has agreed that sound leaves the device. */
const AGREED = 'derrick.speech';

const states: Readonly<Partial<Record<string, SpeechState>>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silence',
  network: 'offline',
  aborted: 'idle',
};

interface SpeechOptions {
  language: 'en' | 'es';
  /** Called with each piece that was understood. */
  onText: (text: string) => void;
}

/** Turns speech into text by the browser; the sound goes nowhere else before its owner agrees. */
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
    start: () => (isLocal || readStored(AGREED) !== null ? listen() : setState('asking')),
    agree() {
      store(AGREED, 'yes');
      listen();
    },
    decline: () => setState('idle'),
    stop: () => current.current?.stop(),
  };
}
