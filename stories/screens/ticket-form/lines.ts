import { within } from 'storybook/test';
import type { Canvas } from './form.ts';

/** The section of the lines, once its code is there. */
export const section = async (canvas: Canvas, name = 'Lines') =>
  within(await canvas.findByRole('region', { name }));

/** What the lines come to. */
export const total = (lines: Canvas) => lines.getByText('Total without tax').closest('output');
