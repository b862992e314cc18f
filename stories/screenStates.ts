/** What a page is, which says what states it can be in. */
export type PageKind = keyof typeof statesOf;

/** How the stories of a state are named. */
export const storyNames = {
  ready: /^(?:Ready|Empty|Create|Edit|Open|Valid|Confirmed|Undone|Invoices|Company|Confirm)/,
  loading: /(?:Loading|FirstLoad|Checking)/,
  failed: /(?:ServerError|LoadFails|Fails|Failed|NoReply|NoNetwork|Recovers)/,
  empty: /^Empty$/,
  noResult: /^NoResult$/,
  missing: /Missing/,
  invalid: /(?:Invalid|Problems|Wrong|Checks|TooShort|BadInput)/,
  pending: /(?:Sending|Saving|Updating|Resetting|SigningIn|Joining|CreatingAccount|Inviting|Pending)/,
  refused: /(?:TooMany|Refused|Taken|ServerProblems|EmailTaken|TooShortForTheServer|ForTheServer)/,
  expired: /Expired$/,
  used: /(?:Used|Accepted)/,
  replaced: /(?:Replaced|NewerLink)/,
  unknown: /Unknown/,
  forbidden: /(?:Forbidden|NotAllowed)/,
  conflict: /Conflict/,
  dark: /Dark$|^Dark|Dark/,
  phone: /(?:Phone|360)/,
  spanish: /Spanish/,
} as const;

/** A state that a story can show. */
export type State = keyof typeof storyNames;

/** In every kind, a page is also shown in the dark, on a phone and in Spanish. */
export const everyPage = ['dark', 'phone', 'spanish'] as const satisfies readonly State[];

/** The states of each kind of page. */
export const statesOf = {
  static: ['ready'],
  form: ['ready', 'invalid', 'pending', 'failed'],
  link: ['ready', 'failed', 'missing', 'expired', 'used', 'replaced', 'unknown'],
  remote: ['ready', 'loading', 'failed'],
  list: ['ready', 'loading', 'failed', 'empty', 'noResult'],
  record: ['ready', 'loading', 'failed', 'missing', 'invalid', 'pending'],
} as const satisfies Record<string, readonly State[]>;

/** What each page of the app is, by its path, and the folders or files of its stories below `stories/screens`. */
export const screens: Readonly<Record<string, { kinds: readonly PageKind[]; stories: readonly string[] }>> = {
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
  '/dashboard/job-ticket/:id?': { kinds: ['record'], stories: ['ticket-form'] },
  '/dashboard/invoices': { kinds: ['list'], stories: ['invoices/List'] },
  '/dashboard/invoice/create': { kinds: ['remote'], stories: ['invoices/Create'] },
  '/dashboard/invoice/:id': {
    kinds: ['record'],
    stories: ['invoices/Invoice', 'invoices/Actions', 'invoices/Draft'],
  },
  '/invoice': { kinds: ['link'], stories: ['invoices/Public'] },
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
  '/dashboard/managers': { kinds: ['list', 'form'], stories: ['managers'] },
  '/dashboard/managers/edit/:id': { kinds: ['record'], stories: ['managers/Forms', 'managers/InSpanish'] },
  '/dashboard/audit-log': { kinds: ['list'], stories: ['audit-log'] },
  '/dashboard/notifications': { kinds: ['remote'], stories: ['notifications/Page'] },
  '/dashboard/company/:section?': { kinds: ['remote', 'form'], stories: ['company'] },
};
