import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '20rem',
});

export const tall = style([frame, { minBlockSize: '60dvh', boxShadow: 'none' }]);
