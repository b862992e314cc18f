import { type InvoiceGrouping, invoiceGroupings } from '@derrick/domain/invoices';
import { ticketLineKinds } from '@derrick/domain/tickets';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import type { Translate } from '../../core/i18n/messages.ts';
import { kindChoices } from '../../patterns/lines/index.ts';
import { type DiscountKind, discountKinds } from './draftValues.ts';

export const groupingWords = {
  TICKET: 'invoice.groupings.TICKET',
  KIND: 'invoice.groupings.KIND',
  ONE_LINE: 'invoice.groupings.ONE_LINE',
} as const satisfies Record<InvoiceGrouping, MessageKey>;

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

/** Kinds that only companies use that bill overtime or standby. */
const optionalKinds: readonly string[] = ['OVERTIME', 'STANDBY'];

/**
 * Returns the translated options of the form.
 * @param lines lines of the draft, whose kinds stay selectable
 */
export const choices = (t: Translate, lines: readonly { kind: string }[] = []) => ({
  kinds: kindChoices(
    t,
    ticketLineKinds.filter((id) => !optionalKinds.includes(id) || lines.some(({ kind }) => kind === id)),
  ),
  groupings: choicesOf(t, groupingWords, invoiceGroupings),
  discounts: choicesOf(t, discountWords, discountKinds),
});
