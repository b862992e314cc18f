import { createContext, useContext } from 'react';

/** State of the side panel and the ways to change it. */
export interface SidePanelState {
  /** Whether the panel shows words beside its icons; from 768 px on. */
  isExpanded: boolean;
  /** Whether the panel has slid in over the page; under 768 px. */
  isMobileOpen: boolean;
  /** Expands or collapses the panel, or slides it in or out, whichever the width of the window asks for. */
  toggle: () => void;
  /** Slides the panel out. */
  closeMobile: () => void;
  /** `id` of the panel, for `aria-controls`. */
  panelId: string;
}

/** What AppShell gives to its parts. */
export const SidePanelContext = createContext<SidePanelState>({
  isExpanded: true,
  isMobileOpen: false,
  toggle() {},
  closeMobile() {},
  panelId: '',
});

/** State of the side panel of the AppShell around. */
export const useSidePanel = (): SidePanelState => useContext(SidePanelContext);
