import { createContext } from 'react';

/** Theme of the documentation page. */
export const DocsBase = createContext<'light' | 'dark'>('light');
