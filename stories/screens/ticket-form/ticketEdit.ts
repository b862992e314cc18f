import { expect, type within } from 'storybook/test';
import { editable } from '../../mocks/ticketForm.ts';
import { NEW } from './form.ts';

/** The address of the ticket of these stories. */
export const EDIT = `${NEW}/${editable.id}`;

/** The label of the submit button. */
export const SAVE = 'Submit changes';

export type Canvas = ReturnType<typeof within>;

/** Waits for the list. */
export const expectList = async (canvas: Canvas) => expect(await canvas.findByRole('grid')).toBeVisible();
