import { recordDraftOutcome, type TicketDraftReply } from '@derrick/domain/assistant';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Drawer } from '@derrick/ui/Drawer';
import { visuallyHidden } from '@derrick/ui/theme';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useChange } from '../../patterns/remote/index.ts';
import type { TicketFormState } from '../form/useTicketForm.ts';
import * as css from './assistant.css.ts';
import { DescribeStep } from './DescribeStep.tsx';
import { type Apply, filledValues } from './found.ts';
import { ReviewStep } from './ReviewStep.tsx';

interface TicketAssistantProps {
  form: TicketFormState;
  isOpen: boolean;
  onClose: () => void;
}

/** Required fields, in form order. */
const required = [
  'location',
  'wellName',
  'description',
  'workStartedAt',
  'workEndedAt',
  'travelStartedAt',
  'travelEndedAt',
] as const;

/**
 * Fills the form from dictated or typed text. It never submits. Undo restores every filled field that the user has not
 * edited since.
 */
export function TicketAssistant({ form, isOpen, onClose }: TicketAssistantProps) {
  const t = useTranslate();
  const outcome = useChange(recordDraftOutcome);
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<{ reply: TicketDraftReply; text: string }>();
  /** Number of fields filled by the last run; 0 if there is nothing to undo. */
  const [filledCount, setFilledCount] = useState(0);
  /** Message of the live region, which is mounted before its text changes. */
  const [said, setSaid] = useState('');
  /** ID of the element to focus after the panel closes. */
  const [focusNext, setFocusNext] = useState<string>();

  useEffect(() => {
    if (isOpen || focusNext === undefined) return;
    // The panel returns the focus to its button one frame after it closes.
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(focusNext)?.focus()));
    setFocusNext(undefined);
  }, [isOpen, focusNext]);

  const apply: Apply = (taken, left, byHand) => {
    const { next, filled } = filledValues(form.values, taken);
    setFilledCount(taken.length);
    form.fill(filled);
    setSaid(t('assistant.applied', { count: taken.length }));
    const empty = required.find((field) => !next[field]);
    setFocusNext(empty ? form.controlId(empty) : `${form.id}-undo`);
    if (draft) {
      const applied = taken.map(({ name }) => name);
      const body = { applied, edited: [...byHand], rejected: [...left] };
      void outcome.change({ params: { id: draft.reply.draftId }, body });
    }
    setDraft(undefined);
    onClose();
  };
  const undo = () => {
    const kept = form.undo();
    setFilledCount(0);
    setSaid(kept > 0 ? t('assistant.undoneInPart', { count: kept }) : t('assistant.undone'));
    document.getElementById(form.controlId('location'))?.focus();
  };

  return (
    <>
      <output className={visuallyHidden}>{said}</output>
      {filledCount > 0 && (
        <Banner tone="info" role="group" className={css.undo}>
          <p>{t('assistant.applied', { count: filledCount })}</p>
          <Button id={`${form.id}-undo`} size="small" icon={<Undo2 size={16} />} onPress={undo}>
            {t('assistant.undo')}
          </Button>
        </Banner>
      )}
      <Drawer
        isOpen={isOpen}
        // A press outside must not discard the text.
        isDismissable={false}
        onOpenChange={onClose}
        title={t(draft ? 'assistant.review' : 'assistant.describe')}
        description={t(draft ? 'assistant.reviewHint' : 'assistant.describeHint')}
      >
        {form.isReadOnly ? (
          <Banner tone="info">{t('assistant.locked')}</Banner>
        ) : draft ? (
          <ReviewStep
            key={draft.reply.draftId}
            form={form}
            reply={draft.reply}
            text={draft.text}
            onBack={() => setDraft(undefined)}
            onApply={apply}
          />
        ) : (
          <DescribeStep
            text={text}
            onText={setText}
            customerCompany={form.values.customerCompany}
            onRead={(reply) => setDraft({ reply, text: text.trim() })}
          />
        )}
      </Drawer>
    </>
  );
}
