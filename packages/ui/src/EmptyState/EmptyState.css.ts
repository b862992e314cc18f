import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { ownDirection } from '../theme/ownDirection.ts';

const { color, space, text } = vars;

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBlock: space[48],
    paddingInline: space[24],
    textAlign: 'center',
  }),
);

export const icon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[48],
    blockSize: space[48],
    marginBlockEnd: space[16],
    border: `${vars.borderWidth} solid ${color.border}`,
    borderRadius: vars.radius.tile,
    background: color.sunken,
    color: color.muted,
  }),
);

export const title = style(
  layered({
    ...ownDirection,
    fontSize: text[16].size,
    lineHeight: text[16].line,
    fontWeight: vars.weight.semibold,
  }),
);

export const description = style(
  layered({
    ...ownDirection,
    marginBlockStart: space[4],
    maxInlineSize: '26rem',
    color: color.muted,
    textWrap: 'pretty',
  }),
);

export const action = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space[8],
    marginBlockStart: space[20],
  }),
);
