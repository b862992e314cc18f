import { userEvent } from 'storybook/test';
import { authHandlers } from '../../mocks/auth.ts';
import { levelHandlers } from '../../mocks/levels.ts';
import { overviewHandlers } from '../../mocks/overview.ts';
import { people } from '../../mocks/peopleFixtures.ts';
import { technicianHandlers } from '../../mocks/peopleHandlers.ts';
import { signedIn } from '../../mocks/session.ts';
import { type StoryContext, startAfresh } from '../admin.tsx';
import { type Canvas, rowOf } from './people.ts';

export const LIST = '/dashboard/technicians';

/** Starts a story with a signed-in user and a new set of technicians. */
export function startSignedIn({ msw }: StoryContext): () => void {
  msw.use(
    ...authHandlers.signedIn(),
    ...technicianHandlers.ready(),
    ...levelHandlers.ready(),
    ...overviewHandlers.ready(),
  );
  return startAfresh(signedIn);
}

export const idOf = (name: string) => people.find(({ fullname }) => fullname === name)?.id ?? '';

/** Waits for the first page of the list. */
export const ready = (canvas: Canvas) => rowOf(canvas, 'Abigail Stone');

export const statusOf = async (canvas: Canvas, name: string) => (await rowOf(canvas, name)).textContent;

export const search = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole('searchbox', { name: 'Search technicians' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
