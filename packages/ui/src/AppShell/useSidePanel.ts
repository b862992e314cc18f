'use client';

import { createContext, useContext } from 'react';

/** State of the side panel and the functions that change it. */
export interface SidePanelState {
  /** True while the panel shows labels beside its icons. Only from 768 px on. */
  isExpanded: boolean;
  /** True while the panel is open over the page. Only under 768 px. */
  isMobileOpen: boolean;
  /** Expands or collapses the panel. Under 768 px, opens or closes it. */
  toggle: () => void;
  /** Closes the panel that is open over the page. */
  closeMobile: () => void;
  /** `id` of the panel, for `aria-controls`. */
  panelId: string;
}

export const SidePanelContext = createContext<SidePanelState>({
  isExpanded: true,
  isMobileOpen: false,
  toggle() {},
  closeMobile() {},
  panelId: '',
});

export const useSidePanel = (): SidePanelState => useContext(SidePanelContext);
