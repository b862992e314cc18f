export { AppShell, type AppShellProps } from './AppShell.tsx';
export { MAIN_ID } from './mainId.ts';
export type { PanelEntry } from './PanelNav.tsx';
export { PanelUser, type PanelUserProps } from './PanelUser.tsx';
export { type PanelTeam, SidePanel, type SidePanelProps } from './SidePanel.tsx';
export { TopBar, type TopBarProps } from './TopBar.tsx';
export { type SidePanelState, useSidePanel } from './useSidePanel.ts';
