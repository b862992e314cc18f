/** Fake microphone for stories: records the given audio at the given time. */

/** `ready`: the page may use the microphone. `denied`: the user has denied it. */
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

/** Installs a fake microphone and recorder. The returned function restores the browser's own. */
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
