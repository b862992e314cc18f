import { errorCodes } from '@derrick/domain/http';
import type { Decorator } from '@storybook/react-vite';
import { delay, http, type RequestHandler } from 'msw';
import { type PropsWithChildren, useState } from 'react';
import { failure, noReply } from '../stories/mocks/replies.ts';

/** Networks of the toolbar. */
export const networks = ['normal', 'slow', 'failing', 'offline'] as const;

type Network = (typeof networks)[number];

/** How long each reply takes on a slow network, in milliseconds. */
const SLOW_MS = 3000;

const EVERY_CALL = '*/api/*';

const handlers: Record<Network, readonly RequestHandler[]> = {
  normal: [],
  slow: [
    // Answers nothing itself: the story's own handler does, later.
    http.all(EVERY_CALL, async () => {
      await delay(SLOW_MS);
    }),
  ],
  failing: [http.all(EVERY_CALL, () => failure(500, errorCodes.internal, 'Something went wrong'))],
  offline: [http.all(EVERY_CALL, noReply)],
};

const isNetwork = (value: unknown): value is Network => networks.some((network) => network === value);

/** Applies a network before its children first render, so that it comes before the handlers of the story. */
function AppliedNetwork({ apply, children }: PropsWithChildren<{ apply: () => void }>) {
  useState(apply);
  return children;
}

/** Lets a story's calls be slow, fail or find no network, as the toolbar says. */
export const withNetwork: Decorator = (Story, { globals, msw }) => {
  const network = isNetwork(globals['network']) ? globals['network'] : 'normal';
  return (
    <AppliedNetwork key={network} apply={() => msw.use(...handlers[network])}>
      <Story />
    </AppliedNetwork>
  );
};
