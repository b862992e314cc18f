import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';
import { collapsed, hiddenWhenCollapsed } from './panelText.css.ts';

const { color, space } = vars;

export const button = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: vars.height.touch,
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    outlineColor: color.accent,
    selectors: {
      '&[aria-expanded="true"]': { background: color.panelActive },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: color.panelActive } } },
      [media.desktop]: { selectors: { [collapsed]: { justifyContent: 'center', paddingInline: 0 } } },
    },
  }),
);

export const icon = style(
  layered({ display: 'inline-flex', color: color.panelFaint, '@media': hiddenWhenCollapsed }),
);
