/** Actions that run for each selected invoice. */
export type BulkAction = 'issue' | 'send' | 'remind' | 'markSent';
