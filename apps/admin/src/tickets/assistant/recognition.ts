/**
 * The browser's speech recognition, for which TypeScript has no types. Source: https://webaudio.github.io/web-speech-api/
 */

interface Alternatives {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string };
}

interface ResultEvent {
  /** Index of the first changed result. */
  readonly resultIndex: number;
  readonly results: ArrayLike<Alternatives>;
}

/** A recognition session. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Keeps the audio on this device. */
  processLocally?: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

/** Returns the browser's speech recognition; undefined if there is none. */
export function findRecognition(): RecognitionConstructor | undefined {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  // The specification defines the type of this constructor.
  return typeof found === 'function' ? (found as RecognitionConstructor) : undefined;
}

/** Returns whether speech in this language can be recognized without sending audio to a server. */
export async function isOnDevice(locale: string): Promise<boolean> {
  try {
    const state = await findRecognition()?.available?.({ langs: [locale], processLocally: true });
    return state === 'available';
  } catch {
    return false;
  }
}
