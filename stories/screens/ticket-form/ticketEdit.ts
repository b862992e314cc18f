import { expect, type within } from 'storybook/test';
import { editable } from '../../mocks/ticketForm.ts';
import { NEW } from './form.ts';

export const EDIT = `${NEW}/${editable.id}`;

export const SAVE = 'Submit changes';

export type Canvas = ReturnType<typeof within>;

export const expectList = async (canvas: Canvas) => expect(await canvas.findByRole('grid')).toBeVisible();
