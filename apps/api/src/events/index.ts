export { type Chain, readChain } from './chain.ts';
export type { Reference, Snapshot } from './changes.ts';
export { originFor, originOf } from './origin.ts';
export { readRecorded } from './recorded.ts';
export { allowRemoval, removeEventsBefore } from './remove.ts';
export type { Actor, EventAction, EventContext, NewEvent, Origin } from './types.ts';
export { type Unit, unitOfWork } from './unitOfWork.ts';
export { verifyEvents } from './verify.ts';
