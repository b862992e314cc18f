import { style } from '@vanilla-extract/css';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

export const root = style(layered({ display: 'flex', minInlineSize: 0 }));

export const wrapping = style(layered({ flexWrap: 'wrap' }));

export const stackedOnPhone = style(
  layered({
    '@media': {
      [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', inlineSize: '100%' },
    },
  }),
);
