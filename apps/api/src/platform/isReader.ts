import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** Distinguishes a person opening a link from a mail scanner or a browser that only prefetches it. */
export const isReader = ({ req }: Context<AppEnv>): boolean =>
  req.method === 'GET' && !/prefetch|preview/.test(req.header('sec-purpose') ?? req.header('purpose') ?? '');
