import { type Company, type CompanyRates, getCompany } from '@derrick/domain/company';
import { Inline } from '@derrick/ui/Inline';
import { Link } from '@derrick/ui/Link';
import { useApi } from '../core/api.ts';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { LevelsButton } from '../jobTypes/index.ts';
import { RatesSection } from './RatesSection.tsx';
import type { SectionProps } from './useSectionForm.ts';

interface RatesPanelProps extends SectionProps<CompanyRates> {
  onCompany: (company: Company) => void;
}

/** The rates of the levels, with the ways to the levels themselves and to the other prices. */
export function RatesPanel({ onCompany, ...props }: RatesPanelProps) {
  const t = useTranslate();
  const api = useApi();
  const { currency } = useFormats();
  const { version, levels } = props.settings;
  // Loaded again when levels were made or given up. If that fails, the form goes on with those it has.
  const reload = () => void api.call(getCompany).then(onCompany, () => {});
  return (
    <>
      <RatesSection key={`${version} ${currency} ${levels.map(({ id }) => id).join()}`} {...props} />
      <Inline gap={12}>
        <LevelsButton variant="secondary" onChange={reload}>
          {t('company.rates.manageLevels')}
        </LevelsButton>
        <Link href="/dashboard/price-book">{t('company.rates.toPriceBook')}</Link>
      </Inline>
    </>
  );
}
