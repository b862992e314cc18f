import { errorCodes } from '@derrick/domain/http';
import type { Decorator } from '@storybook/react-vite';
import { delay, http, type RequestHandler } from 'msw';
import { type PropsWithChildren, useState } from 'react';
import { failure, noReply } from '../stories/mocks/replies.ts';

export const networks = ['normal', 'slow', 'failing', 'offline'] as const;

type Network = (typeof networks)[number];

/** Delay of each reply on a slow network in ms. */
const SLOW_MS = 3000;

const EVERY_CALL = '*/api/*';

const handlers: Record<Network, readonly RequestHandler[]> = {
  normal: [],
  slow: [
    // Returns nothing, so that the story's own handler replies after the delay.
    http.all(EVERY_CALL, async () => {
      await delay(SLOW_MS);
    }),
  ],
  failing: [http.all(EVERY_CALL, () => failure(500, errorCodes.internal, 'Something went wrong'))],
  offline: [http.all(EVERY_CALL, noReply)],
};

const isNetwork = (value: unknown): value is Network => networks.some((network) => network === value);

/** Applies a network before the first render of its children, so that its handlers come before those of the story. */
function AppliedNetwork({ apply, children }: PropsWithChildren<{ apply: () => void }>) {
  useState(apply);
  return children;
}

/** Applies the network of the toolbar to a story: slow, failing or offline. */
export const withNetwork: Decorator = (Story, { globals, msw }) => {
  const network = isNetwork(globals['network']) ? globals['network'] : 'normal';
  return (
    <AppliedNetwork key={network} apply={() => msw.use(...handlers[network])}>
      <Story />
    </AppliedNetwork>
  );
};
