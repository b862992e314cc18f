import { type AssistLanguage, SPEECH_SECONDS_MAX, transcribeSpeech } from '@derrick/domain/assistant';
import { useEffect, useRef, useState } from 'react';
import { readStored, store } from '../../core/stored.ts';
import { useChange, useErrorMessage } from '../../patterns/remote/index.ts';
import type { Speech, SpeechState } from './useSpeech.ts';

/** Storage key of the user's consent to send recordings to the company's provider. */
const CONSENT_KEY = 'derrick.speech.server';

/** Enough for speech; two minutes take half a megabyte. */
const BITS_PER_SECOND = 32_000;

interface RecordingOptions {
  language: AssistLanguage;
  /** Called with the recognized text. */
  onText: (text: string) => void;
  /** The company has a speech-to-text provider. */
  isOffered: boolean;
}

/**
 * Records speech and sends it to the company's speech-to-text provider. Recording starts only with the user's consent.
 */
export function useRecording({ language, onText, isOffered }: RecordingOptions): Speech {
  const errors = useErrorMessage();
  const [state, setState] = useState<SpeechState>('idle');
  const [failure, setFailure] = useState<string>();
  const isOpen = useRef(true);
  const current = useRef<MediaRecorder>(undefined);
  const transcription = useChange(transcribeSpeech);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      current.current?.stop();
    };
  }, []);

  const send = async (body: File) => {
    setState('sending');
    const result = await transcription.change({ query: { language }, body });
    if (!isOpen.current) return;
    if (!result.ok) {
      setFailure(errors.message(result.error, 'assistant.speech.notHeard'));
      return setState('idle');
    }
    const { text } = result.data;
    if (text !== '') onText(text);
    setState(text === '' ? 'nothingHeard' : 'idle');
  };

  const record = (stream: MediaStream) => {
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND });
    const pieces: Blob[] = [];
    const timer = setTimeout(() => recorder.stop(), SPEECH_SECONDS_MAX * 1000);
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => {
      clearTimeout(timer);
      current.current = undefined;
      for (const track of stream.getTracks()) track.stop();
      if (isOpen.current) void send(new File(pieces, 'speech', { type: recorder.mimeType }));
    };
    current.current = recorder;
    recorder.start();
    setState('listening');
  };

  const listen = async () => {
    setFailure(undefined);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isOpen.current) return record(stream);
      for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      setState(isDenied ? 'denied' : 'failed');
    }
  };

  return {
    isSupported: isOffered && typeof MediaRecorder === 'function',
    state,
    failure,
    interim: '',
    isLocal: false,
    askHint: 'assistant.speech.askServerHint',
    start: () => (readStored(CONSENT_KEY) === null ? setState('asking') : void listen()),
    agree() {
      store(CONSENT_KEY, 'yes');
      void listen();
    },
    decline: () => setState('idle'),
    stop: () => current.current?.stop(),
  };
}
