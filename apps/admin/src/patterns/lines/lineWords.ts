import type { LineUnit, TicketLineKind } from '@derrick/domain/tickets';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

export const unitWords = {
  h: 'lines.unit.h',
  ea: 'lines.unit.ea',
  mi: 'lines.unit.mi',
  km: 'lines.unit.km',
  day: 'lines.unit.day',
} as const satisfies Record<LineUnit, MessageKey>;

export const kindWords = {
  LABOR: 'lines.kind.labor',
  OVERTIME: 'lines.kind.overtime',
  STANDBY: 'lines.kind.standby',
  TRAVEL: 'lines.kind.travel',
  ITEM: 'lines.kind.item',
  ADJUSTMENT: 'lines.kind.adjustment',
} as const satisfies Record<TicketLineKind, MessageKey>;

/** Message keys of quantities with their unit in full, such as "8.3 hours". Placeholders as in `quantityWords`. */
export const longQuantityWords = {
  h: 'lines.longQuantity.h',
  ea: 'lines.longQuantity.ea',
  mi: 'lines.longQuantity.mi',
  km: 'lines.longQuantity.km',
  day: 'lines.quantity.day',
} as const satisfies Record<LineUnit, MessageKey>;

/** Message keys of quantities with their unit. Placeholders: the formatted `quantity`, and `count` for the plural. */
export const quantityWords = {
  h: 'lines.quantity.h',
  ea: 'lines.quantity.ea',
  mi: 'lines.quantity.mi',
  km: 'lines.quantity.km',
  day: 'lines.quantity.day',
} as const satisfies Record<LineUnit, MessageKey>;
