import type { CompanySetup, CompanySetupInput, SetupStep } from '@derrick/domain/company';
import { Button } from '@derrick/ui/Button';
import type { ChecklistItem } from '@derrick/ui/Checklist';
import { Link } from '@derrick/ui/Link';
import type { ReactNode } from 'react';
import { sectionAddress } from '../../company/index.ts';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import type { SubmitResult } from '../../patterns/form/useForm.ts';
import { HourlyRateForm } from './HourlyRateForm.tsx';

const entries = [
  {
    id: 'locale',
    label: 'checklist.locale',
    href: sectionAddress('locale', 'timeZone'),
  },
  {
    id: 'rates',
    label: 'checklist.rates',
    text: 'checklist.ratesText',
    href: sectionAddress('rates'),
  },
  {
    id: 'ownApproval',
    label: 'checklist.ownApproval',
    text: 'checklist.ownApprovalText',
    href: sectionAddress('tickets', 'allowsOwnApproval'),
  },
  {
    id: 'people',
    label: 'checklist.people',
    text: 'checklist.peopleText',
    href: '/dashboard/technicians?invite=1',
  },
  {
    id: 'logo',
    label: 'checklist.logo',
    text: 'checklist.logoText',
    href: sectionAddress('profile', 'logo'),
  },
  {
    id: 'ticket',
    label: 'checklist.ticket',
    text: 'checklist.ticketText',
    href: '/dashboard/job-ticket?field=location',
  },
] as const satisfies readonly { id: SetupStep; label: MessageKey; text?: MessageKey; href: string }[];

const weekWords = {
  MONDAY: 'checklist.monday',
  SUNDAY: 'checklist.sunday',
  SATURDAY: 'checklist.saturday',
} as const satisfies Record<string, MessageKey>;

/** Returns the time zone, the currency and the formats of the company in one line. */
function useConventions(): string {
  const t = useTranslate();
  const { user } = useSession();
  const { currency, distanceUnit } = useFormats();
  const { timeZone, hourCycle, weekStart } = user.company ?? {};
  return [
    (timeZone ?? 'UTC').split('/').at(-1)?.replaceAll('_', ' '),
    currency,
    t(distanceUnit === 'mi' ? 'checklist.miles' : 'checklist.kilometers'),
    t(hourCycle === 'h23' ? 'checklist.h23' : 'checklist.h12'),
    t(weekWords[weekStart ?? 'MONDAY']),
  ].join(' · ');
}

interface SetupAnswers {
  isPending: boolean;
  answer: (step: SetupStep, input: CompanySetupInput) => Promise<SubmitResult<unknown>>;
}

/** Returns the steps of the checklist; those that are a question can be answered in the list. */
export function useSetupItems(
  steps: CompanySetup['steps'],
  { isPending, answer }: SetupAnswers,
): ChecklistItem[] {
  const t = useTranslate();
  const conventions = useConventions();
  const button = (step: SetupStep, label: MessageKey, input: CompanySetupInput) => (
    <Button size="small" isDisabled={isPending} onPress={() => void answer(step, input)}>
      {t(label)}
    </Button>
  );
  const actions: Partial<Record<SetupStep, ReactNode>> = {
    locale: (
      <>
        {button('locale', 'checklist.confirm', { isLocaleConfirmed: true })}
        <Link href={sectionAddress('locale', 'timeZone')} variant="button" buttonVariant="ghost" size="small">
          {t('checklist.change')}
        </Link>
      </>
    ),
    rates: <HourlyRateForm save={(hourlyRateCents) => answer('rates', { hourlyRateCents })} />,
    ownApproval: (
      <>
        {button('ownApproval', 'checklist.yes', { allowsOwnApproval: true })}
        {button('ownApproval', 'checklist.no', { allowsOwnApproval: false })}
      </>
    ),
  };
  return entries.map((entry) => ({
    id: entry.id,
    label: t(entry.label),
    description: 'text' in entry ? t(entry.text) : conventions,
    isDone: steps[entry.id],
    href: entry.href,
    action: !steps[entry.id] && actions[entry.id],
  }));
}
