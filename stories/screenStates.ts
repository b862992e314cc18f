/** States that a story can show. A story declares them as tags, such as `state:empty`. */
export const states = [
  'ready',
  'loading',
  'failed',
  'empty',
  'no-result',
  'missing',
  'invalid',
  'pending',
  'expired',
  'used',
  'replaced',
  'unknown',
  'dark',
  'phone',
  'spanish',
] as const;

export type State = (typeof states)[number];

/** Every page also has a story in the dark theme, on a phone and in Spanish. */
export const everyPage = ['dark', 'phone', 'spanish'] as const satisfies readonly State[];

/** Required states of each kind of page. */
export const statesOf = {
  static: ['ready'],
  form: ['ready', 'invalid', 'pending', 'failed'],
  link: ['ready', 'failed', 'missing', 'expired', 'used', 'replaced', 'unknown'],
  remote: ['ready', 'loading', 'failed'],
  list: ['ready', 'loading', 'failed', 'empty', 'no-result'],
  record: ['ready', 'loading', 'failed', 'missing', 'invalid', 'pending'],
} as const satisfies Record<string, readonly State[]>;

export type PageKind = keyof typeof statesOf;

/** A page with its own stories: their folders or files below `stories/screens`. */
interface PageStories {
  kinds: readonly PageKind[];
  stories: readonly string[];
}

/**
 * Kinds and stories of each page of the app, by path. A page that renders the screen of another page shares its stories.
 */
export const screens: Readonly<Record<string, PageStories | { sameScreenAs: string }>> = {
  '/login': { kinds: ['form'], stories: ['sign-in'] },
  '/register': { kinds: ['form'], stories: ['sign-up'] },
  '/forgot-password': { kinds: ['form'], stories: ['forgot-password'] },
  '/reset-password': { kinds: ['form', 'link'], stories: ['reset-password'] },
  '/verify': { kinds: ['form', 'link'], stories: ['invitation'] },
  '/confirm-email': { kinds: ['link'], stories: ['email-change'] },
  '/undo-email': { kinds: ['link'], stories: ['email-change'] },
  '/signed': { kinds: ['remote'], stories: ['signed'] },
  '/sign': { kinds: ['form', 'link'], stories: ['sign'] },
  '/maintenance': { kinds: ['static'], stories: ['maintenance'] },
  '/dashboard/account': { kinds: ['remote', 'form'], stories: ['account'] },
  '/dashboard/overview': { kinds: ['remote'], stories: ['overview'] },
  '/dashboard/job-tickets': { kinds: ['list'], stories: ['job-tickets'] },
  '/dashboard/job-tickets/review': { kinds: ['remote'], stories: ['ticket-page/Review'] },
  '/dashboard/job-tickets/:id': { kinds: ['remote'], stories: ['ticket-page/TicketPage'] },
  '/dashboard/job-ticket/:id?': { kinds: ['record'], stories: ['ticket-form'] },
  '/dashboard/invoices': { kinds: ['list'], stories: ['invoices/List'] },
  '/dashboard/invoices/aging': { kinds: ['remote'], stories: ['invoices/Aging'] },
  '/dashboard/invoices/credit-notes': { kinds: ['list'], stories: ['invoices/CreditNotes'] },
  '/dashboard/invoice/create': { kinds: ['remote'], stories: ['invoices/Create'] },
  '/dashboard/invoice/:id': {
    kinds: ['record'],
    stories: ['invoices/Invoice', 'invoices/Actions', 'invoices/Draft'],
  },
  '/invoice': { kinds: ['link'], stories: ['invoices/Public'] },
  '/customer': { kinds: ['link'], stories: ['customer-page'] },
  '/dashboard/customers': { kinds: ['list'], stories: ['customers/Customers'] },
  '/dashboard/customer/:id?': {
    kinds: ['record'],
    stories: ['customers/CustomerForm', 'customers/CustomerActions'],
  },
  '/dashboard/price-book': { kinds: ['list', 'form'], stories: ['price-book'] },
  '/dashboard/technicians': { kinds: ['list', 'form'], stories: ['technicians'] },
  '/dashboard/technicians/edit/:id': {
    kinds: ['record'],
    stories: ['technicians/Edit', 'technicians/EditPage'],
  },
  '/dashboard/managers': { sameScreenAs: '/dashboard/technicians' },
  '/dashboard/managers/edit/:id': { sameScreenAs: '/dashboard/technicians/edit/:id' },
  '/dashboard/audit-log': { kinds: ['list'], stories: ['audit-log'] },
  '/dashboard/notifications': { kinds: ['remote'], stories: ['notifications/Page'] },
  '/dashboard/company/:section?': { kinds: ['remote', 'form'], stories: ['company'] },
};
