import type { PriceUnit } from '@derrick/domain/priceItems';
import type { MessageKey } from '../../app/i18n/catalogue.ts';

/** The unit of a line or of an item of the price book, in words. */
export const unitWords = {
  h: 'lines.unit.h',
  ea: 'lines.unit.ea',
  mi: 'lines.unit.mi',
  day: 'lines.unit.day',
} as const satisfies Record<PriceUnit, MessageKey>;
