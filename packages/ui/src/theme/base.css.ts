import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layered } from './layered.ts';
import { base, reset } from './layers.css.ts';
import { media } from './media.ts';

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });
const inBase = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

inReset('*, ::before, ::after', { boxSizing: 'border-box' });
inReset('*', { margin: 0 });
inReset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
inReset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit', cursor: 'default' });
inReset('ul, ol', { listStyle: 'none', padding: 0 });
inReset('svg, img', { display: 'block', maxInlineSize: '100%', flexShrink: 0 });
inReset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
inReset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
// Content with `hidden="until-found"` remains in the layout, so that the browser's find-in-page can show it.
inReset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

inBase('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
inBase('body', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text[14].size,
  lineHeight: vars.text[14].line,
  WebkitFontSmoothing: 'antialiased',
});
inBase('h1, h2, h3, h4, h5, h6', {
  fontWeight: vars.weight.semibold,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});
inBase(':focus-visible', {
  outline: `${vars.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: vars.focusWidth,
});
// The target of a skip link or of a programmatic focus is not a control; a focus ring would suggest one.
inBase(':is(main, h1, h2)[tabindex="-1"]:focus-visible', { outline: 'none' });
inBase('::placeholder', { color: vars.color.faint, opacity: 1 });
inBase('::selection', { background: vars.color.primary, color: vars.color.onPrimary });
inBase('a', { color: vars.color.link });
inBase('code', { fontFamily: vars.font.mono });
inBase(':root', { '@media': { [media.forcedColors]: { colorScheme: 'light dark' } } });

/** Hides an element visually but keeps it for assistive technology. */
export const visuallyHidden = style(
  layered({
    position: 'absolute',
    inlineSize: vars.borderWidth,
    blockSize: vars.borderWidth,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
    padding: 0,
    margin: 0,
  }),
);
