import { type InvoiceGrouping, invoiceGroupings } from '@derrick/domain/invoices';
import type { LineUnit, TicketLineKind } from '@derrick/domain/tickets';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import type { Translate } from '../../app/i18n/messages.ts';
import { type DiscountKind, discountKinds } from './draftValues.ts';

const kindWords = {
  LABOR: 'invoice.kinds.LABOR',
  TRAVEL: 'invoice.kinds.TRAVEL',
  ITEM: 'invoice.kinds.ITEM',
  ADJUSTMENT: 'invoice.kinds.ADJUSTMENT',
} as const satisfies Record<TicketLineKind, MessageKey>;

const unitWords = {
  h: 'invoice.units.h',
  ea: 'invoice.units.ea',
  mi: 'invoice.units.mi',
  day: 'invoice.units.day',
} as const satisfies Record<LineUnit, MessageKey>;

/** The words for each way to put lines together. */
export const groupingWords = {
  TICKET: 'invoice.groupings.TICKET',
  KIND: 'invoice.groupings.KIND',
  ONE_LINE: 'invoice.groupings.ONE_LINE',
} as const satisfies Record<InvoiceGrouping, MessageKey>;

/** The words for each kind of discount. */
export const discountWords = {
  none: 'invoice.discountKinds.none',
  percent: 'invoice.discountKinds.percent',
  amount: 'invoice.discountKinds.amount',
} as const satisfies Record<DiscountKind, MessageKey>;

const choicesOf = <Id extends string>(
  t: Translate,
  words: Readonly<Record<Id, MessageKey>>,
  ids: readonly Id[],
) => ids.map((id) => ({ id, label: t(words[id]) }));

/** What each choice of the form offers, in the reader's language. */
export const choices = (t: Translate) => ({
  kinds: choicesOf(t, kindWords, ['LABOR', 'TRAVEL', 'ITEM', 'ADJUSTMENT']),
  units: choicesOf(t, unitWords, ['h', 'ea', 'mi', 'day']),
  groupings: choicesOf(t, groupingWords, invoiceGroupings),
  discounts: choicesOf(t, discountWords, discountKinds),
});
