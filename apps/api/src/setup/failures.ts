import { createFailures } from '../platform/apiFailure.ts';
import { messages } from './messages.ts';

/** Creates a failure of this feature from its reason. */
export const failure = createFailures(messages, {
  demoElsewhere: { status: 421, code: 'DEMO_ELSEWHERE' },
});
