/** Speech recognition for stories: hears what a story says, when it says so. */

/** The recognition that listens at the moment. */
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

/** Gives the browser a fake recognition, or none; the returned function takes it away again. */
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

/** Lets the recognition hear words, which may still change unless they are final. */
export function hear(transcript: string, isFinal = true) {
  current?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
}

/** Lets the recognition fail as the browser's would. */
export function failSpeech(error: string) {
  current?.onerror?.({ error });
  current?.onend?.();
}
