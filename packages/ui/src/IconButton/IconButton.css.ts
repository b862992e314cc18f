import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

// Square. The padding of a text button would squeeze the icon.
export const square = styleVariants({
  small: layered({ inlineSize: vars.height.small, padding: 0 }),
  medium: layered({ inlineSize: vars.height.medium, padding: 0 }),
  large: layered({ inlineSize: vars.height.large, padding: 0 }),
});

export const root = style(layered({ position: 'relative', flexShrink: 0 }));

export const badge = style(
  layered({
    position: 'absolute',
    insetBlockStart: `calc(${vars.space[4]} * -1)`,
    // Touches the icon of the larger button, too.
    '@media': { [media.phone]: { insetBlockStart: 0 } },
    // Starts in the middle of the button, so that three digits extend beyond the button's edge.
    insetInlineStart: '50%',
    minInlineSize: vars.space[16],
    paddingInline: vars.space[4],
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.chip,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontSize: `calc(${vars.text[12].size} * 0.875)`,
    lineHeight: vars.text[12].line,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
