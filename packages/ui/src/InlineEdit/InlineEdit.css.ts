import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const root = style(layered({ minInlineSize: 0 }));

export const button = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    maxInlineSize: '100%',
    minBlockSize: vars.height.medium,
    paddingBlock: 0,
    paddingInline: space[8],
    // The text starts where it would start without the button.
    marginInlineStart: `calc(${space[8]} * -1)`,
    border: `${vars.borderWidth} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'text',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.control },
      '&:focus-visible': {
        outline: `${vars.focusWidth} solid ${color.focus}`,
        outlineOffset: vars.focusWidth,
      },
      '&:disabled': { cursor: 'default' },
    },
  }),
);

export const value = style(layered({ minInlineSize: 0 }));

export const placeholder = style(layered({ color: color.faint }));

export const icon = style(
  layered({
    flexShrink: 0,
    color: color.muted,
    selectors: { ':disabled > &': { display: 'none' } },
    '@media': { [media.forcedColors]: { color: 'ButtonText' } },
  }),
);

export const form = style(
  layered({ display: 'flex', alignItems: 'start', gap: space[4], maxInlineSize: '100%' }),
);

export const field = style(layered({ flex: 1, minInlineSize: 0 }));
