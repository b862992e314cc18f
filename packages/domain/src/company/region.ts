import type { DistanceUnit, HourCycle, WeekStart } from '../format/conventions.ts';
import type { InvoiceCurrency, PaperSize } from '../invoices/index.ts';
import { zonesByCountry } from './zoneCountries.ts';

/** The conventions of a country, as the initial settings of a company there. */
export interface RegionalSettings {
  currency: InvoiceCurrency;
  distanceUnit: DistanceUnit;
  paperSize: PaperSize;
  hourCycle: HourCycle;
  weekStart: WeekStart;
}

/** Settings of a company whose country is unknown. They equal the column defaults of the server. */
export const neutralRegion: RegionalSettings = {
  currency: 'USD',
  distanceUnit: 'mi',
  paperSize: 'LETTER',
  hourCycle: 'h12',
  weekStart: 'MONDAY',
};

const countries = (list: string): ReadonlySet<string> => new Set(list.split(' '));

// Source of the five lists below: the supplemental data of Unicode CLDR 48 (currencyData, measurementData, timeData,
// weekData).

/** Countries by currency. In all others, a company starts with US dollars, which the oil industry uses. */
const currencies: readonly (readonly [InvoiceCurrency, ReadonlySet<string>])[] = [
  [
    'EUR',
    countries(
      'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
    ),
  ],
  ['CAD', countries('CA')],
  ['MXN', countries('MX')],
  ['GBP', countries('GB GG GS IM JE')],
  ['NOK', countries('BV NO SJ')],
  ['AUD', countries('AU CC CX HM KI NF NR TV')],
  ['BRL', countries('BR')],
  ['COP', countries('CO')],
  ['AED', countries('AE')],
  ['SAR', countries('SA')],
  ['KWD', countries('KW')],
  ['JPY', countries('JP')],
];

const milesIn = countries('GB LR MM US');

const letterIn = countries('BZ CA CL CO CR GT MX NI PA PH PR SV US VE');

const twelveHoursIn = countries(
  'AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY ' +
    'HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY ' +
    'QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM',
);

const sundayIn = countries(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
    'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);

const saturdayIn = countries('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');

function weekStartIn(country: string): WeekStart {
  if (sundayIn.has(country)) return 'SUNDAY';
  return saturdayIn.has(country) ? 'SATURDAY' : 'MONDAY';
}

/** Returns the conventions of a country. */
export const regionOf = (country: string): RegionalSettings => ({
  currency: currencies.find(([, list]) => list.has(country))?.[0] ?? 'USD',
  distanceUnit: milesIn.has(country) ? 'mi' : 'km',
  paperSize: letterIn.has(country) ? 'LETTER' : 'A4',
  hourCycle: twelveHoursIn.has(country) ? 'h12' : 'h23',
  weekStart: weekStartIn(country),
});

let countryByZone: ReadonlyMap<string, string> | undefined;

const readZones = () =>
  new Map(
    zonesByCountry
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [country = '', ...zones] = line.split(' ');
        return zones.map((zone) => [zone, country] as const);
      }),
  );

/** Returns the current name of a zone: `US/Pacific` becomes `America/Los_Angeles`. */
const canonicalZone = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/**
 * Returns the ISO 3166 code of the country of a time zone; undefined for zones without a country, such as UTC.
 * @param timeZone IANA name
 * @throws {RangeError} if the environment does not know the time zone
 */
export function countryOf(timeZone: string): string | undefined {
  countryByZone ??= readZones();
  return countryByZone.get(timeZone) ?? countryByZone.get(canonicalZone(timeZone));
}
