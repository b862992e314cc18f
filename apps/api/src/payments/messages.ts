import { createMessages } from '../platform/messages.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

export const messages = createMessages({ en, es });
