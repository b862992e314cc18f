import { media, vars } from '@derrick/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/**
 * Stays at the bottom of the window, so that the actions are always in view. Not the kit's `SaveBar`, which would take three
 * rows on a phone: there the progress shares its row with Previous and Next.
 */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  // Keeps the buttons above the system bar at the bottom of a phone.
  paddingBlock: `${space[12]} calc(${space[12]} + env(safe-area-inset-bottom))`,
  paddingInline: space[16],
  border: `${vars.borderWidth} solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow[2],
});

export const progress = style({
  flex: '1 1 auto',
  color: color.muted,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({ display: 'flex', gap: space[8] });

export const decisions = style({
  display: 'flex',
  gap: space[8],
  // Below the other buttons, too, if there is no room beside them.
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', flex: '1 1 100%' },
  },
});

export const key = style({
  marginInlineStart: space[8],
  fontFamily: 'inherit',
  fontSize: text[12].size,
  opacity: 0.75,
  // Phones have no keyboard for these shortcuts.
  '@media': { [media.phone]: { display: 'none' } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[16],
});

export const figure = style({ display: 'grid', gap: space[4] });

export const value = style({
  fontSize: text[24].size,
  lineHeight: text[24].line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ color: color.muted, fontSize: text[13].size });
