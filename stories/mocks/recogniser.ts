/** Fake speech recognition for stories: returns the given text at the given time. */

/** The active recognition. */
interface Listening {
  onresult: ((event: object) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

let current: Listening | undefined;

class FakeRecognition implements Listening {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Listening['onresult'] = null;
  onerror: Listening['onerror'] = null;
  onend: Listening['onend'] = null;
  static available?: () => Promise<string>;

  start() {
    current = this;
  }
  stop() {
    this.onend?.();
  }
  abort() {
    current = undefined;
  }
}

const name = 'SpeechRecognition';

/** Installs a fake speech recognition, or removes the browser's. The returned function restores the browser's own. */
export function installRecogniser(kind: 'remote' | 'onDevice' | 'none'): () => void {
  const before = [Reflect.get(globalThis, name), Reflect.get(globalThis, 'webkitSpeechRecognition')];
  FakeRecognition.available = async () => (kind === 'onDevice' ? 'available' : 'unavailable');
  Reflect.set(globalThis, name, kind === 'none' ? undefined : FakeRecognition);
  Reflect.set(globalThis, 'webkitSpeechRecognition', undefined);
  localStorage.removeItem('derrick.speech');
  return () => {
    Reflect.set(globalThis, name, before[0]);
    Reflect.set(globalThis, 'webkitSpeechRecognition', before[1]);
    localStorage.removeItem('derrick.speech');
    current = undefined;
  };
}

/** Makes the recognition return text. Text that is not final may still change. */
export function hear(transcript: string, isFinal = true) {
  current?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
}

/** Makes the recognition fail with an error of the browser. */
export function failSpeech(error: string) {
  current?.onerror?.({ error });
  current?.onend?.();
}
