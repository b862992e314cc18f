/** A microphone for stories: records what a story wants, when it wants it. */

/** The microphone is there, or its owner has refused it to the page. */
type Kind = 'ready' | 'denied';

class FakeRecorder {
  readonly mimeType = 'audio/webm';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;

  start() {
    this.ondataavailable?.({ data: new Blob(['sound']) });
  }
  stop() {
    this.onstop?.();
  }
}

const stream = { getTracks: () => [{ stop() {} }] };

/** Gives the browser a fake microphone and recorder; the returned function takes them away again. */
export function installRecorder(kind: Kind): () => void {
  const before = { recorder: Reflect.get(globalThis, 'MediaRecorder'), devices: navigator.mediaDevices };
  const getUserMedia = async () => {
    if (kind === 'denied') throw new DOMException('The page may not listen', 'NotAllowedError');
    return stream;
  };
  const setDevices = (value: object) =>
    Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  setDevices({ getUserMedia });
  Reflect.set(globalThis, 'MediaRecorder', FakeRecorder);
  localStorage.removeItem('derrick.speech.server');
  return () => {
    setDevices(before.devices);
    Reflect.set(globalThis, 'MediaRecorder', before.recorder);
    localStorage.removeItem('derrick.speech.server');
  };
}
