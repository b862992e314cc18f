export { kitMessages } from './all.ts';
export type { KitText } from './en.ts';
export { formatKitMessage } from './formatKitMessage.ts';
export { useKitMessage, useKitMessages } from './messages.ts';
export {
  type KitMessageKey,
  type KitMessages,
  type KitMessageValues,
  loadKitMessages,
  registerKitMessages,
} from './words.ts';
