/// <reference path="../../virtual.d.ts" />
import type en from '../../messages/en.json';
import type { Message } from './formatMessage.ts';
import type { Language } from './language.ts';

/** Names a text of the app; a key that en.json does not have fails the type check. */
export type MessageKey = keyof typeof en;

/**
 * Are the parts that the messages are loaded in: a key's word before the first dot. Some bring others along; see
 * vite/messages.ts.
 */
export type Part =
  | 'common'
  | 'auth'
  | 'account'
  | 'shell'
  | 'tickets'
  | 'ticketForm'
  | 'form'
  | 'overview'
  | 'people'
  | 'jobTypes'
  | 'technicians'
  | 'managers'
  | 'session'
  | 'maintenance'
  | 'wait';

/** Messages of one part in one language, compiled ahead of time. */
export type Catalogue = Readonly<Record<string, Message>>;

type Load = () => Promise<{ default: Catalogue }>;

const catalogues: Record<Language, Record<Part, Load>> = {
  en: {
    common: () => import('virtual:messages/en/common'),
    auth: () => import('virtual:messages/en/auth'),
    account: () => import('virtual:messages/en/account'),
    shell: () => import('virtual:messages/en/shell'),
    tickets: () => import('virtual:messages/en/tickets'),
    ticketForm: () => import('virtual:messages/en/ticketForm'),
    form: () => import('virtual:messages/en/form'),
    overview: () => import('virtual:messages/en/overview'),
    people: () => import('virtual:messages/en/people'),
    jobTypes: () => import('virtual:messages/en/jobTypes'),
    technicians: () => import('virtual:messages/en/technicians'),
    managers: () => import('virtual:messages/en/managers'),
    session: () => import('virtual:messages/en/session'),
    maintenance: () => import('virtual:messages/en/maintenance'),
    wait: () => import('virtual:messages/en/wait'),
  },
  es: {
    common: () => import('virtual:messages/es/common'),
    auth: () => import('virtual:messages/es/auth'),
    account: () => import('virtual:messages/es/account'),
    shell: () => import('virtual:messages/es/shell'),
    tickets: () => import('virtual:messages/es/tickets'),
    ticketForm: () => import('virtual:messages/es/ticketForm'),
    form: () => import('virtual:messages/es/form'),
    overview: () => import('virtual:messages/es/overview'),
    people: () => import('virtual:messages/es/people'),
    jobTypes: () => import('virtual:messages/es/jobTypes'),
    technicians: () => import('virtual:messages/es/technicians'),
    managers: () => import('virtual:messages/es/managers'),
    session: () => import('virtual:messages/es/session'),
    maintenance: () => import('virtual:messages/es/maintenance'),
    wait: () => import('virtual:messages/es/wait'),
  },
};

/** Loads one part of one language. */
export const loadCatalogue = async (language: Language, part: Part): Promise<Catalogue> =>
  (await catalogues[language][part]()).default;
