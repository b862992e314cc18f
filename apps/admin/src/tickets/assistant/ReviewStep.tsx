import type { AssistNotice, DraftFieldName, TicketDraftReply } from '@derrick/domain/assistant';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Checkbox } from '@derrick/ui/Checkbox';
import { Inline } from '@derrick/ui/Inline';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { TicketFormState } from '../form/useTicketForm.ts';
import * as css from './assistant.css.ts';
import { FoundRow } from './FoundRow.tsx';
import { type Apply, chosen, type Found, foundText, listFound, listMissing, presentText } from './found.ts';
import { Highlighted } from './Highlighted.tsx';

interface ReviewStepProps {
  form: TicketFormState;
  reply: TicketDraftReply;
  /** Text that the values were extracted from. */
  text: string;
  onBack: () => void;
  onApply: Apply;
}

const notices: Readonly<Record<AssistNotice, MessageKey>> = {
  providerSlow: 'assistant.notice.slow',
  providerDown: 'assistant.notice.down',
  providerWrong: 'assistant.notice.wrong',
  overQuota: 'assistant.notice.overQuota',
};

/** Second step of the assistant: the extracted values with their source text. Only ticked values are applied. */
export function ReviewStep({ form, reply, text, onBack, onApply }: ReviewStepProps) {
  const t = useTranslate();
  const jobs = [reply.fields, ...(reply.other ?? [])];
  const [job, setJob] = useState(0);
  return (
    <div className={css.step}>
      {reply.notice && <Banner tone="warning">{t(notices[reply.notice])}</Banner>}
      {jobs.length > 1 && (
        <Banner tone="info" title={t('assistant.secondJob')}>
          <p>{t('assistant.secondJobHint')}</p>
          <SegmentedControl
            label={t('assistant.whichJob')}
            items={jobs.map((_, place) => ({
              id: String(place),
              label: t('assistant.job', { number: place + 1 }),
            }))}
            value={String(job)}
            onChange={(id) => setJob(Number(id))}
          />
        </Banner>
      )}
      <Job key={job} {...{ form, reply, text, onBack, onApply }} fields={jobs[job] ?? {}} />
    </div>
  );
}

function Job({
  form,
  reply,
  text,
  fields,
  onBack,
  onApply,
}: ReviewStepProps & { fields: TicketDraftReply['fields'] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const all = listFound(fields, form);
  const fillsEmpty = ({ field, value }: Found) =>
    value !== null && presentText(form.values, field, locale) === '';
  const isSure = (found: Found) => found.confidence === 'sure' && fillsEmpty(found);
  const [ticked, setTicked] = useState<ReadonlySet<DraftFieldName>>(
    () => new Set(all.filter(isSure).map(({ name }) => name)),
  );
  const [choices, setChoices] = useState<Partial<Record<DraftFieldName, string>>>({});
  const found = all.map((one) => chosen(one, choices[one.name]));
  const taken = found.filter(({ name, value }) => ticked.has(name) && value !== null);
  const missing = listMissing(all, form);
  const forEmpty = found.filter(fillsEmpty).map(({ name }) => name);
  const tickedCount = forEmpty.filter((name) => ticked.has(name)).length;

  const tick = (name: DraftFieldName, isTicked: boolean) =>
    setTicked((now) => {
      const next = new Set(now);
      if (isTicked) next.add(name);
      else next.delete(name);
      return next;
    });
  const tickEmpty = (isTicked: boolean) =>
    setTicked((now) => {
      const others = [...now].filter((name) => !forEmpty.includes(name));
      return new Set(isTicked ? [...others, ...forEmpty] : others);
    });
  const apply = () => {
    const left = found.filter((one) => !taken.includes(one)).map(({ name }) => name);
    const byHand = taken.map(({ name }) => name).filter((name) => name in choices);
    onApply(taken, left, byHand);
  };

  return (
    <>
      <Highlighted text={text} found={all} />
      {forEmpty.length > 1 && (
        <Checkbox
          label={t('assistant.allEmpty')}
          isSelected={tickedCount === forEmpty.length}
          isIndeterminate={tickedCount > 0 && tickedCount < forEmpty.length}
          onChange={tickEmpty}
        />
      )}
      <Stack as="ul" gap={12} aria-label={t('assistant.found')}>
        {found.map((one) => (
          <FoundRow
            key={one.name}
            found={one}
            label={form.labelOf(one.field)}
            valueText={foundText(one, locale)}
            presentText={presentText(form.values, one.field, locale)}
            isTicked={ticked.has(one.name) && one.value !== null}
            onTick={(isTicked) => tick(one.name, isTicked)}
            choice={choices[one.name]}
            onChoose={(id) => {
              setChoices((now) => ({ ...now, [one.name]: id }));
              tick(one.name, true);
            }}
          />
        ))}
      </Stack>
      {missing.length > 0 && (
        <p className={css.quiet}>
          {t('assistant.missing', { fields: missing.map((field) => form.labelOf(field)).join(', ') })}
        </p>
      )}
      {reply.unmatched.length > 0 && (
        <p className={css.quiet}>
          {t('assistant.unmatched', {
            words: reply.unmatched.map((part) => t('common.quoted', { text: part })).join(', '),
          })}
        </p>
      )}
      <Inline gap={12} justify="between">
        <Button size="large" onPress={onBack}>
          {t('assistant.back')}
        </Button>
        <Button size="large" variant="primary" isDisabled={taken.length === 0} onPress={apply}>
          {t('assistant.apply', { count: taken.length })}
        </Button>
      </Inline>
    </>
  );
}
