// For stylesheets: names and values only. If this module exported a component, the component and its styles would be
// evaluated wherever a `.css.ts` file imports a color, and vanilla-extract would then lose the styles of these modules.
export { shellGutter } from '../AppShell/shellGutter.ts';
export { vars } from '../theme/contract.css.ts';
export { media } from '../theme/media.ts';
export { type ColorToken, darkColor, lightColor, MOBILE_BREAKPOINT, scale, shadow } from '../theme/tokens.ts';
