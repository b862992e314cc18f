export type { KitText } from './en.ts';
export {
  formatKitMessage,
  type KitMessageKey,
  type KitMessageValues,
  kitMessages,
  registerKitMessages,
  useKitMessage,
  useKitMessages,
} from './messages.ts';
