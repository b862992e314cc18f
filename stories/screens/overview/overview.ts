import { expect, type within } from 'storybook/test';

export const OVERVIEW = '/dashboard/overview';

export type Canvas = ReturnType<typeof within>;

export const tablet = { viewport: { value: 'tablet' } };
export const desktop = { viewport: { value: 'desktop' } };

export const cardOf = (canvas: Canvas, name: string) => canvas.findByRole('group', { name });

/** Waits for the counts of the story company. */
export const ready = async (canvas: Canvas) => expect(await canvas.findByText('1,248')).toBeVisible();

export const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
