import {
  type CompanySetup,
  changeCompanySetup,
  getCompanySetup,
  type SetupStep,
  setupSteps,
} from '@derrick/domain/company';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Checklist } from '@derrick/ui/Checklist';
import { useEffect, useRef } from 'react';
import { useApi } from '../../core/api.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { RetryBanner, useChange, useRemote } from '../../patterns/remote/index.ts';
import { SetupSkeleton } from './SetupSkeleton.tsx';
import { useSetupItems } from './useSetupItems.tsx';

/** Set-up checklist of a new company, until every step is done or a user hides the list. */
export function SetupChecklist() {
  const setup = useRemote(getCompanySetup, {}, { failureTitle: 'checklist.failed' });
  switch (setup.status) {
    case 'loading':
      return <SetupSkeleton />;
    case 'missing':
    case 'failed':
      return <RetryBanner {...setup} />;
    case 'ready':
      if (!setup.value.isOpen) return null;
      return setupSteps.every((step) => setup.value.steps[step]) ? (
        <SetupDone />
      ) : (
        <Steps steps={setup.value.steps} />
      );
  }
}

function Steps({ steps }: Pick<CompanySetup, 'steps'>) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const answered = useRef<SetupStep>(undefined);
  const { change, isPending } = useChange(changeCompanySetup, { failure: 'checklist.answerFailed' });
  const items = useSetupItems(steps, {
    isPending,
    async answer(step, body) {
      const result = await change({ body });
      if (result.ok) answered.current = step;
      return result;
    },
  });
  useEffect(() => {
    if (!list.current || !answered.current || !steps[answered.current]) return;
    answered.current = undefined;
    // The answered question is gone, with the focused control.
    focusFirstOpenStep(list.current);
  }, [steps]);
  return (
    <Checklist
      ref={list}
      tabIndex={-1}
      title={t('checklist.title')}
      items={items}
      action={
        <Button
          variant="ghost"
          size="small"
          isDisabled={isPending}
          onPress={() => void change({ body: { isOpen: false } })}
        >
          {t('checklist.hide')}
        </Button>
      }
    />
  );
}

/** Focuses the control that answers the first open step, or its link. */
function focusFirstOpenStep(list: HTMLElement) {
  const open = list.querySelector('li:not([data-done])');
  const control = open?.querySelector<HTMLElement>('input, button') ?? open?.querySelector('a');
  (control ?? list).focus();
}

/** Reports once that every step is done. */
function SetupDone() {
  const t = useTranslate();
  const api = useApi();
  useEffect(() => {
    // Without reloading the session, so that the message stays until the user leaves the page. A failure repeats the
    // message at the next visit.
    api.call(changeCompanySetup, { body: { isOpen: false } }).catch(() => {});
  }, [api]);
  return (
    <Banner tone="success" title={t('checklist.done')}>
      {t('checklist.doneText')}
    </Banner>
  );
}
