// Names of before, for callers that have not moved to the contract yet. This file goes with the last of them.
import type { QueryInput } from './contract/endpoint.ts';
import { changedRecord, envelope } from './contract/envelope.ts';
import { type PageQuery, pageQueryStruct } from './contract/pageQuery.ts';
import { parseQuery, readQuery, writeQuery } from './contract/query.ts';
import { fileLimitsStruct, fileUrlStruct } from './files/schema.ts';
import {
  invitationLinkStruct,
  type PersonQuery,
  personQueryStruct,
  sentInvitationStruct,
} from './people/schema.ts';
import { type TicketExport, ticketExportQueryStruct } from './tickets/exportQuery.ts';
import { type TicketQuery, ticketQueryStruct } from './tickets/query.ts';

export type PageQueryInput = QueryInput<PageQuery>;
export type PersonQueryInput = QueryInput<PersonQuery>;
export type TicketQueryInput = QueryInput<TicketQuery>;
export type TicketExportInput = QueryInput<TicketExport>;
export const parsePageQuery = (params: URLSearchParams) => parseQuery(params, pageQueryStruct);
export const parsePersonQuery = (params: URLSearchParams) => parseQuery(params, personQueryStruct);
export const parseTicketQuery = (params: URLSearchParams) => parseQuery(params, ticketQueryStruct);
export const parseTicketExport = (params: URLSearchParams) => parseQuery(params, ticketExportQueryStruct);
export const readTicketQuery = (params: URLSearchParams) => readQuery(params, ticketQueryStruct);
export const ticketQueryString = (query: TicketQueryInput) => writeQuery(query, ticketQueryStruct);
export const invitationLinkReply = envelope(invitationLinkStruct);
export const personRemovedReply = envelope(changedRecord);
export const resentReply = envelope(sentInvitationStruct);
export const fileUploadReply = envelope(fileUrlStruct);
export const fileLimitsReply = envelope(fileLimitsStruct);
