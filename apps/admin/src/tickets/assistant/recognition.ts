/** The browser's own speech recognition, which TypeScript does not describe: https://webaudio.github.io/web-speech-api/ */

interface Alternatives {
  readonly isFinal: boolean;
  readonly 0?: { readonly transcript: string };
}

interface ResultEvent {
  /** The first of the results that have changed. */
  readonly resultIndex: number;
  readonly results: ArrayLike<Alternatives>;
}

/** What listens to one piece of speech. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** The sound stays on this device. */
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

/** Finds the recognition of this browser; undefined where it has none. */
export function findRecognition(): RecognitionConstructor | undefined {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  // The specification says what a constructor of this name makes.
  return typeof found === 'function' ? (found as RecognitionConstructor) : undefined;
}

/** Finds out whether speech of a language can be recognised without sound leaving the device. */
export async function isOnDevice(locale: string): Promise<boolean> {
  try {
    const state = await findRecognition()?.available?.({ langs: [locale], processLocally: true });
    return state === 'available';
  } catch {
    return false;
  }
}
