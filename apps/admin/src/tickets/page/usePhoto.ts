import { downloadFile, fileNameOf } from '@derrick/domain/files';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../core/api.ts';

/** Distance in px from the window at which a photo is loaded before it is scrolled into view. */
const LOAD_DISTANCE = 200;

/**
 * Loads a photo when its element comes near the window. An `img` cannot load it, because the request needs the access
 * token.
 * @param fileUrl undefined loads no photo
 * @returns the ref of the element, and the URL of the loaded photo. A photo that fails to load stays undefined.
 */
export function usePhoto(fileUrl: string | undefined) {
  const api = useApi();
  const ref = useRef<HTMLLIElement>(null);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const element = ref.current;
    if (fileUrl === undefined || !element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let url: string | undefined;
    const load = async () => {
      const { blob } = await api.call(downloadFile, { params: { name: fileNameOf(fileUrl) }, signal });
      if (signal.aborted) return;
      url = URL.createObjectURL(blob);
      setSrc(url);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without its preview the file can still be downloaded, which reports a failure.
        load().catch(() => undefined);
      },
      { rootMargin: `${LOAD_DISTANCE}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [api, fileUrl]);
  return { ref, src };
}
