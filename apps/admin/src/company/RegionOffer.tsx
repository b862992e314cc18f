import { countryOf, type RegionalSettings, regionOf } from '@derrick/domain/company';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { useLanguage, useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { LocaleValues } from './localeValues.ts';

/** Settings of the form that depend on the country. */
type RegionalValues = Omit<RegionalSettings, 'paperSize'>;

interface RegionOfferProps {
  values: LocaleValues;
  isCurrencyFixed: boolean;
  /** Option labels by setting. */
  labelOf: (field: 'weekStart' | 'hourCycle' | 'distanceUnit', value: string) => string;
  onAccept: (values: Partial<RegionalValues>) => void;
}

/** Offers the currency, units and formats of the chosen time zone's country if the form has others. */
export function RegionOffer({ values, isCurrencyFixed, labelOf, onAccept }: RegionOfferProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const country = countryOf(values.timeZone);
  if (country === undefined) return null;
  const { paperSize: _, currency, ...units } = regionOf(country);
  const offered: RegionalValues = {
    ...units,
    currency: isCurrencyFixed ? (values.currency as RegionalValues['currency']) : currency,
  };
  const isSame = Object.entries(offered).every(
    ([name, value]) => values[name as keyof RegionalValues] === value,
  );
  if (isSame) return null;
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const settings = [
    offered.currency,
    labelOf('distanceUnit', offered.distanceUnit),
    labelOf('hourCycle', offered.hourCycle),
    `${t('company.locale.weekStart')}: ${labelOf('weekStart', offered.weekStart)}`,
  ];
  return (
    <Banner>
      <Inline>
        <span>{t('company.locale.region', { country: name, settings: settings.join(' · ') })}</span>
        <Button size="small" onPress={() => onAccept(offered)}>
          {t('company.locale.useRegion')}
        </Button>
      </Inline>
    </Banner>
  );
}
