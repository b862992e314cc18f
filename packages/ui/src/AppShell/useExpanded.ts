'use client';

import { useState, useSyncExternalStore } from 'react';
import { queryMedia } from '../platform/queryMedia.ts';
import { media } from '../theme/media.ts';
import { readPanelCookie } from './panelCookie.ts';

function subscribe(onChange: () => void): () => void {
  const query = queryMedia(media.narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isInitiallyExpanded = () => readPanelCookie() ?? !queryMedia(media.narrow).matches;
const isExpandedOnServer = () => true;

/**
 * Manages the state of the side panel: the stored choice, or else a state that follows the window width.
 * @param defaultExpanded value that a server read from the cookie
 */
export function useExpanded(defaultExpanded: boolean | undefined) {
  const initial = useSyncExternalStore(subscribe, isInitiallyExpanded, isExpandedOnServer);
  const [chosen, setChosen] = useState(defaultExpanded);
  return [chosen ?? initial, setChosen] as const;
}
