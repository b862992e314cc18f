import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { components } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { frame } from '../layout/frame.css.ts';
import { cell } from '../layout/grid.css.ts';

const { color, space } = vars;

export const row = style(layered({ background: color.sunken }));
globalStyle(`${row} > ${cell}`, {
  '@layer': { [components]: { fontWeight: vars.weight.semibold } },
});

/** Styles of the totals while rows are cards: the name of the row, then each total after its header. */
const card = (selector: string, rule: Omit<NonNullable<StyleRule['@layer']>[string], '@media'>) => {
  globalStyle(`${frame} ${selector}`, { '@layer': { [components]: { '@media': { [media.phone]: rule } } } });
  globalStyle(`${frame}[data-layout="two-lines"] ${selector}`, {
    '@layer': { [components]: { '@media': { [media.tablet]: rule } } },
  });
};
card('tfoot', { display: 'block' });
card(`tr${row}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[16],
  rowGap: space[4],
  paddingBlock: space[12],
  paddingInline: space[16],
});
card(`tr${row} > td${cell}`, { color: 'inherit', fontSize: 'inherit', lineHeight: 'inherit' });
card(`tr${row} > td${cell}:empty`, { display: 'none' });
card(`tr${row} > td${cell}::before`, { content: 'none' });
card(`tr${row} > td${cell}[data-total]::before`, {
  content: 'attr(data-total) " "',
  color: color.muted,
  fontWeight: vars.weight.regular,
});
