import { type Company, type CompanyRates, getCompany } from '@derrick/domain/company';
import { Inline } from '@derrick/ui/Inline';
import { useApi } from '../core/api.ts';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { PageLink } from '../core/PageLink.tsx';
import { LevelsButton } from '../jobTypes/index.ts';
import { RatesSection } from './RatesSection.tsx';
import type { SectionProps } from './useSectionForm.ts';

interface RatesPanelProps extends SectionProps<CompanyRates> {
  onCompany: (company: Company) => void;
}

/** Rates of the levels, with links to manage levels and other prices. */
export function RatesPanel({ onCompany, ...props }: RatesPanelProps) {
  const t = useTranslate();
  const api = useApi();
  const { currency } = useFormats();
  const { version, levels } = props.settings;
  // Reloads the settings after levels were added or retired. If this fails, the form keeps the loaded levels.
  const reload = () => void api.call(getCompany).then(onCompany, () => {});
  return (
    <>
      <RatesSection key={`${version} ${currency} ${levels.map(({ id }) => id).join()}`} {...props} />
      <Inline gap={12}>
        <LevelsButton variant="secondary" onChange={reload}>
          {t('company.rates.manageLevels')}
        </LevelsButton>
        <PageLink href="/dashboard/price-book">{t('company.rates.toPriceBook')}</PageLink>
      </Inline>
    </>
  );
}
