/** Groups of events to filter the audit log by. */
export const auditGroups = ['tickets', 'invoices', 'customers', 'people', 'security', 'company'] as const;

export type AuditGroup = (typeof auditGroups)[number];

/** The events that a feature records, by kind of record. */
export type RecordedEvents = Readonly<
  Record<
    string,
    {
      group: AuditGroup;
      /** Names of the actions. The event `note.create` has the action `create` of the kind `note`. */
      actions: readonly string[];
      /** Names of the fields whose changes the events contain. */
      fields: readonly string[];
    }
  >
>;
