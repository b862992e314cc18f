import { getSignRequest } from '@derrick/domain/signatures';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mock } from '../../mocks/mock.ts';
import { noReply } from '../../mocks/replies.ts';
import { signHandlers, signRequest } from '../../mocks/signatures.ts';
import { adminAt, type StoryContext, spanish } from '../admin.tsx';
import { type Canvas, link, startSigning } from './sign.ts';

const meta = preview.meta({
  ...adminAt(link),
  title: 'Screens/Signature/Links that do not work',
  beforeEach: startSigning,
});

async function seesProblem(canvas: Canvas, title: string, text: RegExp) {
  const heading = await canvas.findByRole('heading', { name: title });
  await expect(heading).toHaveFocus();
  await expect(heading).toHaveAccessibleDescription(text);
  // A customer has no account to sign in to.
  await expect(canvas.queryByRole('link', { name: 'Sign In' })).toBeNull();
}

const problem = (state: Parameters<typeof signHandlers.linkFails>[0], title: string, text: RegExp) => ({
  beforeEach({ msw }: StoryContext) {
    msw.use(...signHandlers.linkFails(state));
  },
  play: ({ canvas }: { canvas: Canvas }) => seesProblem(canvas, title, text),
});

export const Expired = meta.story({
  ...problem('expired', 'This link has expired', /14 days.+new one/),
  tags: ['state:expired'],
});
export const Used = meta.story({
  ...problem('used', 'This link was already used', /signed with it, or/),
  tags: ['state:used'],
});
export const Replaced = meta.story({
  ...problem('replaced', 'A newer link was sent', /newest message/),
  tags: ['state:replaced'],
});
export const Unknown = meta.story({
  ...problem('unknown', 'This link is not valid', /copied the full link/),
  tags: ['state:unknown'],
});
export const AlreadySigned = meta.story(
  problem('signed', 'This ticket is signed already', /nothing left to do/),
);
export const Cancelled = meta.story(problem('voided', 'This ticket was cancelled', /nothing to sign/));

export const Missing = meta.story({
  tags: ['state:missing'],
  args: { location: '/sign' },
  play: ({ canvas }) => seesProblem(canvas, 'This link is incomplete', /once more/),
});

export const ExpiredInSpanish = meta.story({
  tags: ['test-full'],
  globals: spanish,
  beforeEach({ msw }) {
    msw.use(...signHandlers.linkFails('expired'));
  },
  play: ({ canvas }) => seesProblem(canvas, 'Este enlace venció', /14 días/),
});

export const Checking = meta.story({
  beforeEach({ msw }) {
    msw.use(...signHandlers.linkFails('pending'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading the ticket...' })).toBeVisible();
  },
});

export const Recovers = meta.story({
  beforeEach({ msw }) {
    let isFirst = true;
    const answer = () => {
      if (!isFirst) return signRequest;
      isFirst = false;
      return noReply();
    };
    msw.use(mock(getSignRequest, answer), ...signHandlers.ready());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Job ticket TK-10481' })).toBeVisible();
  },
});
