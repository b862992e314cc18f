// What a stylesheet may import: names and values alone. A component here would be run, with its own styles, wherever a
// `.css.ts` file asks for a colour, and vanilla-extract then loses the styles of what was run that way.
export { shellGutter } from '../AppShell/shellGutter.ts';
export { vars } from '../theme/contract.css.ts';
export { media } from '../theme/media.ts';
export { type ColorToken, darkColor, lightColor, MOBILE_BREAKPOINT, scale, shadow } from '../theme/tokens.ts';
