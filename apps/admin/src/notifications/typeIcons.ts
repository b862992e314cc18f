import type { NotificationType } from '@derrick/domain/notifications';
import {
  AtSign,
  CircleCheck,
  Download,
  Eye,
  Inbox,
  type LucideIcon,
  MailWarning,
  Receipt,
  ShieldAlert,
  Signature,
  TriangleAlert,
  UserCheck,
  Wrench,
} from 'lucide-react';

export const typeIcons: Record<NotificationType, LucideIcon> = {
  ticketAssigned: Wrench,
  changesRequested: TriangleAlert,
  ticketSubmitted: Inbox,
  ticketApproved: CircleCheck,
  mentioned: AtSign,
  ticketUnsigned: Signature,
  ticketSigned: Signature,
  ticketDisputed: TriangleAlert,
  invoicePastDue: Receipt,
  invoicePaid: Receipt,
  invoiceOpened: Eye,
  invitationAccepted: UserCheck,
  invitationUndelivered: MailWarning,
  newSignIn: ShieldAlert,
  exportReady: Download,
};
