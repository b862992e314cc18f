// For stylesheets: names and values only. A component here would be evaluated, with its styles, wherever a `.css.ts` file
// imports a colour, and vanilla-extract then loses the styles of modules that were evaluated that way.
export { shellGutter } from '../AppShell/shellGutter.ts';
export { vars } from '../theme/contract.css.ts';
export { media } from '../theme/media.ts';
export { type ColorToken, darkColor, lightColor, MOBILE_BREAKPOINT, scale, shadow } from '../theme/tokens.ts';
