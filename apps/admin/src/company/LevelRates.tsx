import { rateOn } from '@derrick/domain/company';
import { Button } from '@derrick/ui/Button';
import { DatePicker } from '@derrick/ui/DatePicker';
import { MoneyField } from '@derrick/ui/MoneyField';
import { Stack } from '@derrick/ui/Stack';
import { useId } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { ControlProps } from '../patterns/form/fieldProps.ts';
import { centsOf, integerCents } from '../patterns/lines/index.ts';
import * as css from './Company.css.ts';
import { type LevelValues, type RateValues, withRate } from './ratesValues.ts';

interface LevelRatesProps {
  level: LevelValues;
  /** Path of the level in the form values: `levels.2`. */
  path: string;
  /** Day for which the applicable rate is shown. */
  day: string;
  /** Shows the rates of these hours. */
  hasOvertime: boolean;
  hasStandby: boolean;
  control: (path: string) => ControlProps;
  onChange: (level: LevelValues) => void;
}

/** Rates of one level, and the rate that applies on a day. */
export function LevelRates({
  level,
  path,
  day,
  hasOvertime,
  hasStandby,
  control,
  onChange,
}: LevelRatesProps) {
  const t = useTranslate();
  const titleId = useId();
  const { isReadOnly, isDisabled, errorMessage } = control(`${path}.rates`);
  const setRates = (rates: RateValues[]) => onChange({ ...level, rates });
  return (
    <Stack as="section" gap={12} className={css.level} aria-labelledby={titleId}>
      <h4 id={titleId} className={css.levelName}>
        {level.isRetired ? t('company.rates.retired', { level: level.name }) : level.name}
      </h4>
      {level.rates.map((rate, place) => (
        <RateFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rates have no id, and are added at the end.
          key={place}
          rate={rate}
          amounts={[
            'workCents',
            'travelCents',
            ...(hasOvertime ? (['overtimeCents'] as const) : []),
            ...(hasStandby ? (['standbyCents'] as const) : []),
          ]}
          path={`${path}.rates.${place}`}
          control={control}
          onChange={(next) => setRates(level.rates.map((one, index) => (index === place ? next : one)))}
          onRemove={() => setRates(level.rates.filter((_, index) => index !== place))}
        />
      ))}
      {errorMessage && (
        <p role="alert" className={css.problem}>
          {errorMessage}
        </p>
      )}
      <RateOfDay level={level} day={day} />
      {!isReadOnly && (
        <div>
          <Button size="small" isDisabled={isDisabled} onPress={() => onChange(withRate(level))}>
            {t('company.rates.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface RateFieldsProps {
  rate: RateValues;
  /** The shown amounts. */
  amounts: readonly (keyof Omit<RateValues, 'from'>)[];
  path: string;
  control: (path: string) => ControlProps;
  onChange: (rate: RateValues) => void;
  onRemove: () => void;
}

/** A rate: its first day, and the prices of an hour of each kind. */
function RateFields({ rate, amounts, path, control, onChange, onRemove }: RateFieldsProps) {
  const t = useTranslate();
  const { currency } = useFormats();
  const { isReadOnly, isDisabled } = control(path);
  return (
    <div className={css.rate}>
      {rate.from === null ? (
        <span className={css.begin}>{t('company.rates.begin')}</span>
      ) : (
        <DatePicker
          {...control(`${path}.from`)}
          isRequired
          value={rate.from}
          onChange={(from) => onChange({ ...rate, from })}
        />
      )}
      {amounts.map((name) => (
        <MoneyField
          key={name}
          {...control(`${path}.${name}`)}
          currency={currency}
          minValue={0}
          isRequired={name === 'workCents' && rate.from !== null}
          value={rate[name]}
          onChange={(amount) => onChange({ ...rate, [name]: amount })}
        />
      ))}
      {rate.from !== null && !isReadOnly && (
        <Button variant="ghost" isDisabled={isDisabled} onPress={onRemove}>
          {t('company.rates.remove')}
        </Button>
      )}
    </div>
  );
}

/** The rate for a ticket on a day, from the current form values. */
function RateOfDay({ level, day }: { level: LevelValues; day: string }) {
  const t = useTranslate();
  const { currency, date, money } = useFormats();
  const rate = rateOn(
    level.rates.filter(({ from }) => from !== ''),
    day,
  );
  const work = integerCents(centsOf(rate?.workCents ?? null, currency));
  if (day === '') return null;
  if (!rate?.workCents) return <p className={css.hint}>{t('company.rates.unused', { day: date(day) })}</p>;
  // An amount with too many decimals.
  if (work === null) return null;
  const travel = integerCents(centsOf(rate?.travelCents ?? null, currency));
  const told = { day: date(day), work: money(work), travel: money(travel ?? work) };
  return <p className={css.hint}>{t('company.rates.used', told)}</p>;
}
