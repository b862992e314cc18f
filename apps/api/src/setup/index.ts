export { prepareStart } from './demo.ts';
export { markPages } from './markedPages.ts';
export { onlyThisMachine } from './onlyThisMachine.ts';
export { createSetup, isSameText, keyFor, type Setup } from './setup.ts';
