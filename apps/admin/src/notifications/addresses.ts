import type { Notification } from '@derrick/domain/notifications';

export const NOTIFICATIONS = '/dashboard/notifications';

export const NOTIFICATION_SETTINGS = '/dashboard/account#notifications';

/** Returns the list of users with a role. */
const listOf = (role: string | null | undefined) =>
  role === 'MANAGER' ? '/dashboard/managers' : '/dashboard/technicians';

/** Returns the address that a notification opens: its record or, for several records, their list. */
export function addressOf({ target: { type, id, label, role } }: Notification): string {
  switch (type) {
    case 'ticket':
      return id ? `/dashboard/job-tickets/${id}` : '/dashboard/job-tickets';
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
