import { fetchPhoto, type Photo } from './fetchPhoto.ts';

/** One day; afterwards a photo is fetched again. */
export const CACHE_SECONDS = 24 * 60 * 60;
/** Seconds for which a missing photo is remembered. */
const MISSING_SECONDS = 5 * 60;
/** Maximum size of the cache in bytes, enough for a few hundred photos. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Maximum number of simultaneous downloads. */
const MAX_CONCURRENT_FETCHES = 8;

interface Entry {
  photo: Photo | undefined;
  until: number;
}

/** Caches photos. Simultaneous requests for a photo share one download. */
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
    const entry = { photo, until: now() + 1000 * (photo ? CACHE_SECONDS : MISSING_SECONDS) };
    entries.set(address, entry);
    bytes += sizeOf(entry);
    // Maps iterate in insertion order, so the oldest entry comes first.
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES && entries.size <= 10_000) break;
      drop(oldest);
    }
  };

  const load = async (address: string) => {
    if (active >= MAX_CONCURRENT_FETCHES) await new Promise<void>((resolve) => waiting.push(resolve));
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
    /** Returns a photo; undefined if it is not available. */
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
