import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { media } from '../theme/media.ts';

const { color } = vars;

export const root = style(
  layered({
    selectors: {
      // Higher specificity than the variant of the underlying button.
      '&&[data-selected]': { background: color.selected, borderColor: color.primary, color: color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
