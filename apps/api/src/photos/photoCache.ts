import { fetchPhoto, type Photo } from './fetchPhoto.ts';

/** A day; a photo that has changed since then is fetched again. */
export const KEPT_SECONDS = 24 * 60 * 60;
/** For a photo that could not be had. */
const MISSING_SECONDS = 5 * 60;
/** In memory: some hundred photos. */
const MOST_BYTES = 32 * 1024 * 1024;
/** At a time; the others wait. */
const AT_ONCE = 8;

interface Entry {
  photo: Photo | undefined;
  until: number;
}

/** Keeps photos for a while, and asks for each once, however many people wait for it. */
export function createPhotoCache(fetchOne: typeof fetchPhoto = fetchPhoto, now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Photo | undefined>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  let bytes = 0;

  const sizeOf = ({ photo }: Entry) => photo?.bytes.length ?? 0;
  const drop = (address: string) => {
    const entry = entries.get(address);
    if (!entry) return;
    entries.delete(address);
    bytes -= sizeOf(entry);
  };
  const keep = (address: string, photo: Photo | undefined) => {
    const entry = { photo, until: now() + 1000 * (photo ? KEPT_SECONDS : MISSING_SECONDS) };
    entries.set(address, entry);
    bytes += sizeOf(entry);
    // A map gives the oldest first.
    for (const oldest of entries.keys()) {
      if (bytes <= MOST_BYTES && entries.size <= 10_000) break;
      drop(oldest);
    }
  };

  const load = async (address: string) => {
    if (active >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    active += 1;
    try {
      const photo = await fetchOne(address);
      keep(address, photo);
      return photo;
    } finally {
      active -= 1;
      underWay.delete(address);
      waiting.shift()?.();
    }
  };

  return {
    /** Gives a photo; undefined when there is none to be had. */
    get(address: string): Promise<Photo | undefined> {
      const entry = entries.get(address);
      if (entry && entry.until > now()) return Promise.resolve(entry.photo);
      drop(address);
      const loading = underWay.get(address) ?? load(address);
      underWay.set(address, loading);
      return loading;
    },
  };
}
