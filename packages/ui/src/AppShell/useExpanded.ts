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
 * Keeps the state of the side panel: as it was left; without a choice it follows the width of the window.
 * @param defaultExpanded what a server has read from the cookie
 */
export function useExpanded(defaultExpanded: boolean | undefined) {
  const initial = useSyncExternalStore(subscribe, isInitiallyExpanded, isExpandedOnServer);
  const [chosen, setChosen] = useState(defaultExpanded);
  return [chosen ?? initial, setChosen] as const;
}
