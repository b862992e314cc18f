import { fireEvent, within } from 'storybook/test';
import { linkToken } from '../../mocks/accounts.ts';
import { signedOut } from '../../mocks/session.ts';
import { signHandlers } from '../../mocks/signatures.ts';
import { type StoryContext, startClean } from '../admin.tsx';

export type Canvas = ReturnType<typeof within>;

/** Address of a customer's link. */
export const link = `/sign?token=${linkToken}`;

/** Starts a story with a valid link and no signed-in user. */
export function startSigning({ msw }: StoryContext) {
  msw.use(...signHandlers.ready());
  return startClean(signedOut);
}

/** Queries of the complete document, including dialogs. */
export const page = () => within(document.body);

/** Draws a line across the pad, from 20 % to 80 % of its width. */
export async function draw(pad: HTMLElement, height = 0.5) {
  const { left, top, width, height: full } = pad.getBoundingClientRect();
  const at = (x: number) => ({
    clientX: left + x * width,
    clientY: top + height * full,
    pointerId: 1,
    button: 0,
  });
  await fireEvent.pointerDown(pad, at(0.2));
  for (const x of [0.4, 0.6, 0.8]) fireEvent.pointerMove(pad, at(x));
  await fireEvent.pointerUp(pad, at(0.8));
}
