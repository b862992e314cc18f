import { getPhoto } from '@derrick/domain/files';
import { notFound } from '../platform/failures.ts';
import { type Route, serve } from '../platform/serve.ts';
import type { PhotoAddresses } from './photoAddresses.ts';
import { CACHE_SECONDS, createPhotoCache } from './photoCache.ts';

/** Serves photos from other servers. Their addresses are signed, so no session is needed. */
export function photoRoutes(
  { photos }: { photos: PhotoAddresses },
  cache: ReturnType<typeof createPhotoCache> = createPhotoCache(),
): Route[] {
  return [
    serve(getPhoto, async ({ c, params: { name } }) => {
      const address = photos.read(name);
      const photo = address && (await cache.get(address));
      if (!photo) throw notFound();
      c.header('content-type', photo.type);
      c.header('cache-control', `private, max-age=${CACHE_SECONDS}`);
      return c.body(photo.bytes);
    }),
  ];
}
