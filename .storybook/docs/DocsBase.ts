import { createContext } from 'react';

export const DocsBase = createContext<'light' | 'dark'>('light');
