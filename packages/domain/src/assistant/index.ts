export * from './contract.ts';
export * from './providerContract.ts';
export {
  ASK_LIMIT_MAX,
  type AskFilters,
  type AskQuery,
  type AskResult,
  type AskSort,
  askQueryStruct,
  askResultStruct,
  askSorts,
  type DraftCandidate,
  type DraftConfidence,
  type DraftField,
  type DraftFieldName,
  type DraftFields,
  draftConfidences,
  draftFieldsStruct,
  type TicketDraft,
  type TicketGrouping,
  type TicketMetric,
  ticketDraftStruct,
  ticketGroupings,
  ticketMetrics,
} from './schema.ts';
export * from './speechContract.ts';
