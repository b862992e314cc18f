import type { DistanceUnit } from '@derrick/domain/format';
import { lineUnits, type TicketLineKind } from '@derrick/domain/tickets';
import type { LineChoices } from '@derrick/ui/LineItemsEditor';
import type { Translate } from '../../core/i18n/messages.ts';
import { kindWords, unitWords } from './lineWords.ts';

const otherDistance = { mi: 'km', km: 'mi' } as const satisfies Record<DistanceUnit, DistanceUnit>;

/**
 * The units to choose from: distances in the unit of the company.
 * @param present what is there already, which can keep its unit
 */
export const unitChoices = (
  t: Translate,
  distanceUnit: DistanceUnit,
  present: readonly { unit: string }[],
): LineChoices =>
  lineUnits
    .filter((id) => id !== otherDistance[distanceUnit] || present.some(({ unit }) => unit === id))
    .map((id) => ({ id, label: t(unitWords[id]) }));

/** Some kinds of lines, as a LineItemsEditor takes them. */
export const kindChoices = (t: Translate, kinds: readonly TicketLineKind[]): LineChoices =>
  kinds.map((id) => ({ id, label: t(kindWords[id]) }));
