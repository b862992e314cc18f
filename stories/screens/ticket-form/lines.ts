import { within } from 'storybook/test';
import type { Canvas } from './form.ts';

/** Waits for the lazily loaded section of the lines. */
export const section = async (canvas: Canvas, name = 'Lines') =>
  within(await canvas.findByRole('region', { name }));

export const total = (lines: Canvas) => lines.getByText('Total without tax').closest('output');
