import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

const { space } = vars;

export const root = style(layered({ display: 'flex', minInlineSize: 0 }));

export const variant = styleVariants({
  spaced: layered({ flexWrap: 'wrap', gap: space[8] }),
  attached: layered({ display: 'inline-flex' }),
});

const attached = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(`${variant.attached} > ${selector}`, { '@layer': { [components]: rule } });

// Adjacent buttons share one border. A hovered or focused button shows its complete border.
attached('*:not(:first-child)', {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  marginInlineStart: `calc(${vars.borderWidth} * -1)`,
});
attached('*:not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });
attached('*:is(:hover, :focus-visible)', { position: 'relative', zIndex: vars.layer.sticky });
