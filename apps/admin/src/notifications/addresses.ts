import type { Notification } from '@derrick/domain/notifications';

/** The address of the page with all notifications. */
export const NOTIFICATIONS = '/dashboard/notifications';

/** Where people choose what they are told of. */
export const NOTIFICATION_SETTINGS = '/dashboard/account#notifications';

/** The list with the people of a role. */
const listOf = (role: string | null | undefined) =>
  role === 'MANAGER' ? '/dashboard/managers' : '/dashboard/technicians';

/** Where a notification leads: to its record, or to the list of records where there are several. */
export function addressOf({ target: { type, id, label, role } }: Notification): string {
  switch (type) {
    case 'ticket':
      return id ? `/dashboard/job-ticket/${id}` : '/dashboard/job-tickets';
    case 'invoice':
      return id ? `/dashboard/invoice/${id}` : '/dashboard/invoices';
    case 'person':
      return listOf(role) + (label && `?search=${encodeURIComponent(label)}`);
    case 'account':
      return '/dashboard/account';
    case 'company':
      return '/dashboard/company';
  }
}
