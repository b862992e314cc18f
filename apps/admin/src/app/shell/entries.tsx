import type { Permission } from '@derrick/domain/permissions';
import {
  Building2,
  Gauge,
  HardHat,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Ticket,
  UsersRound,
} from 'lucide-react';
import type { MessageKey } from '../i18n/catalogue.ts';

interface Entry {
  id: string;
  title: MessageKey;
  Icon: LucideIcon;
  /** First words of the paths under /dashboard that belong to it; the first is where it leads. */
  paths: readonly [string, ...string[]];
  /** What its pages are for; without it they are for all. */
  permission?: Permission;
}

/** Are the entries of the main menu, in its order. */
export const entries: readonly Entry[] = [
  { id: 'overview', title: 'shell.overview', Icon: Gauge, paths: ['overview'] },
  { id: 'job-tickets', title: 'shell.jobTickets', Icon: Ticket, paths: ['job-tickets', 'job-ticket'] },
  { id: 'invoices', title: 'shell.invoices', Icon: ReceiptText, paths: ['invoices', 'invoice'] },
  {
    id: 'technicians',
    title: 'shell.technicians',
    Icon: HardHat,
    paths: ['technicians'],
    permission: 'technicians:read',
  },
  {
    id: 'managers',
    title: 'shell.managers',
    Icon: UsersRound,
    paths: ['managers'],
    permission: 'managers:read',
  },
  {
    id: 'audit-log',
    title: 'shell.auditLog',
    Icon: ScrollText,
    paths: ['audit-log'],
    permission: 'audit:read',
  },
  {
    id: 'company',
    title: 'shell.company',
    Icon: Building2,
    paths: ['company'],
    permission: 'company:manage',
  },
];

/** Finds the entry that a path under /dashboard belongs to. */
export function entryOf(path: string): Entry | undefined {
  const word = path.split('/')[2] ?? '';
  return entries.find(({ paths }) => paths.includes(word));
}

/** Is where an entry leads. */
export const hrefOf = ({ paths }: Entry): string => `/dashboard/${paths[0]}`;
