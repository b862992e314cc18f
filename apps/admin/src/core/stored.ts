type Place = 'localStorage' | 'sessionStorage';

/** Reads a value from browser storage; null if it is missing or storage is blocked. */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to browser storage, or removes it if `text` is null. Returns false if storage is blocked or full. */
export function store(key: string, text: string | null, place: Place = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
