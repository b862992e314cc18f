import { media, vars } from '@derrick/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

// Global names, because the HTML of the signed-in pages contains the same placeholder before any code is loaded; see
// vite/routePages.ts. Sizes and colors are those of the kit's AppShell, so that nothing moves when it replaces them.

globalStyle('.derrick-frame', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

// Hidden without a session: the sign-in page follows.
globalStyle(':root:not([data-session]) .derrick-frame[data-static]', { display: 'none' });

globalStyle('.derrick-frame > :first-child', {
  inlineSize: vars.panelWidth.expanded,
  borderInlineEnd: `${vars.borderWidth} solid ${vars.color.panelLine}`,
  background: vars.color.panel,
  '@media': {
    [media.narrow]: { inlineSize: vars.panelWidth.collapsed },
    [media.phone]: { display: 'none' },
  },
});

globalStyle(':root[data-frame-panel="expanded"] .derrick-frame > :first-child', {
  inlineSize: vars.panelWidth.expanded,
});

globalStyle(':root[data-frame-panel="collapsed"] .derrick-frame > :first-child', {
  inlineSize: vars.panelWidth.collapsed,
});

globalStyle('.derrick-frame > :last-child', {
  gridColumnEnd: -1,
  minInlineSize: 0,
});

globalStyle('.derrick-frame > :last-child > :first-child', {
  minBlockSize: vars.height.topBar,
  borderBlockEnd: `${vars.borderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
});

globalStyle('.derrick-frame main', {
  display: 'grid',
  gap: vars.space[16],
  padding: `${vars.space[24]} calc(${vars.space[24]} + ${vars.space[4]})`,
  '@media': { [media.phone]: { padding: vars.space[16] } },
});

globalStyle('.derrick-frame main > div', {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '8rem',
  border: `${vars.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

globalStyle('.derrick-frame main > div + div', { minBlockSize: '20rem' });
