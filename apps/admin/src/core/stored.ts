type Place = 'localStorage' | 'sessionStorage';

/** Reads a text that this browser keeps; null when there is none, or storage is blocked. */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or forgets it for null; answers false when storage is blocked or full. */
export function store(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
