export { enqueueAutomaticMessage, enqueueMessage } from './enqueueMessage.ts';
export { isFounder } from './founder.ts';
