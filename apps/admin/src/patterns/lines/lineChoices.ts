import { lineUnits, type TicketLineKind } from '@derrick/domain/tickets';
import type { LineChoices } from '@derrick/ui/LineItemsEditor';
import type { Translate } from '../../app/i18n/messages.ts';
import { kindWords, unitWords } from './lineWords.ts';

/** The units to choose from in a LineItemsEditor. */
export const unitChoices = (t: Translate): LineChoices =>
  lineUnits.map((id) => ({ id, label: t(unitWords[id]) }));

/** Some kinds of lines, as a LineItemsEditor takes them. */
export const kindChoices = (t: Translate, kinds: readonly TicketLineKind[]): LineChoices =>
  kinds.map((id) => ({ id, label: t(kindWords[id]) }));
