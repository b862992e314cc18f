import { createContext } from 'react';

/** The theme of the page of documentation that is shown. */
export const DocsBase = createContext<'light' | 'dark'>('light');
