import type { DistanceUnit } from '@derrick/domain/format';
import { lineUnits, type TicketLineKind } from '@derrick/domain/tickets';
import type { LineChoices } from '@derrick/ui/LineItemsEditor';
import type { Translate } from '../../core/i18n/messages.ts';
import { kindWords, unitWords } from './lineWords.ts';

const otherDistance = { mi: 'km', km: 'mi' } as const satisfies Record<DistanceUnit, DistanceUnit>;

/**
 * Returns the selectable units, with distances in the company's unit.
 * @param present current unit of the line, which stays selectable
 */
export const unitChoices = (
  t: Translate,
  distanceUnit: DistanceUnit,
  present: readonly { unit: string }[],
): LineChoices =>
  lineUnits
    .filter((id) => id !== otherDistance[distanceUnit] || present.some(({ unit }) => unit === id))
    .map((id) => ({ id, label: t(unitWords[id]) }));

/** Converts line kinds to options of a LineItemsEditor. */
export const kindChoices = (t: Translate, kinds: readonly TicketLineKind[]): LineChoices =>
  kinds.map((id) => ({ id, label: t(kindWords[id]) }));
