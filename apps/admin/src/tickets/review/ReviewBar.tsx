import type { Ticket } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../../core/lazyOverlay.tsx';
import { reasons } from '../life/ticketStates.ts';
import { useTransition } from '../life/useTransition.ts';
import { type QueueResult, resultOf } from './queue.ts';
import * as css from './Review.css.ts';
import { keyName, shortcutOf, useShortcuts } from './useShortcuts.ts';

const ReasonDialog = lazyOverlay(async () => (await import('../life/ReasonDialog.tsx')).ReasonDialog);

interface ReviewBarProps {
  /** Undefined until loaded. */
  ticket: Ticket | undefined;
  position: number;
  count: number;
  onPrevious: (() => void) | undefined;
  onNext: () => void;
  /** Called with the result and the changed ticket. */
  onReviewed: (result: QueueResult, ticket: Ticket) => void;
  /** Called with the ticket if another user changed it first. */
  onChange: (ticket: Ticket) => void;
  /** Called with the gaps with which the server rejected the approval, and without before the next attempt. */
  onRefused: (gaps: Readonly<Record<string, string>> | undefined) => void;
}

/** Progress and actions of the review queue. Each action has a shortcut. */
export function ReviewBar({ ticket, ...props }: ReviewBarProps) {
  return ticket ? <TicketBar ticket={ticket} {...props} /> : <Bar {...props} />;
}

/** The bar of a loaded ticket, which can be approved or sent back while it is submitted. */
function TicketBar({ ticket, onReviewed, onChange, onRefused, ...bar }: ReviewBarProps & { ticket: Ticket }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { move, isApproving } = useTransition(ticket, onChange, onRefused);
  const preloadReason = usePreload(ReasonDialog);
  const isOpen = ticket.status === 'SUBMITTED';

  const approve = async () => {
    if (isApproving) return;
    onRefused(undefined);
    const result = await move('approve');
    if (result.ok) onReviewed(resultOf('approved', ticket), result.data);
  };
  const ask = () => setAsking(true);
  useShortcuts(isOpen ? { approve: () => void approve(), requestChanges: ask } : {});

  return (
    <>
      <Bar {...bar}>
        {isOpen ? (
          <>
            <Button
              {...preloadReason}
              aria-haspopup="dialog"
              aria-keyshortcuts={shortcutOf('requestChanges')}
              isDisabled={isApproving}
              onPress={ask}
            >
              {t('ticketLife.requestChanges.submit')}
              <Key action="requestChanges" />
            </Button>
            <Button
              variant="primary"
              aria-keyshortcuts={shortcutOf('approve')}
              isPending={isApproving}
              onPress={() => void approve()}
            >
              {t('ticketLife.approve')}
              <Key action="approve" />
            </Button>
          </>
        ) : undefined}
      </Bar>
      {isAsking && (
        <ReasonDialog
          words={reasons.requestChanges}
          onSubmit={(text) => move('requestChanges', text)}
          onDone={(sentBack) => {
            setAsking(false);
            onReviewed(resultOf('sentBack', ticket), sentBack);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type BarProps = Pick<ReviewBarProps, 'position' | 'count' | 'onPrevious' | 'onNext'> & {
  /** Actions of the ticket. */
  children?: React.ReactNode;
};

function Bar({ position, count, onPrevious, onNext, children }: BarProps) {
  const t = useTranslate();
  useShortcuts({ previous: onPrevious, next: onNext });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, this groups buttons.
    <div role="group" aria-label={t('ticketReview.bar')} className={css.bar}>
      <span role="status" className={css.progress}>
        {t('ticketReview.progress', { position, count })}
      </span>
      <span className={css.steps}>
        <Button aria-keyshortcuts={shortcutOf('previous')} isDisabled={!onPrevious} onPress={onPrevious}>
          {t('ticketReview.previous')}
          <Key action="previous" />
        </Button>
        <Button aria-keyshortcuts={shortcutOf('next')} onPress={onNext}>
          {t(position === count ? 'ticketReview.finish' : 'ticketReview.next')}
          <Key action="next" />
        </Button>
      </span>
      {children && <span className={css.decisions}>{children}</span>}
    </div>
  );
}

/** Shortcut on a button, which `aria-keyshortcuts` tells screen readers. */
const Key = ({ action }: { action: Parameters<typeof keyName>[0] }) => (
  <span className={css.key} aria-hidden="true">
    {keyName(action)}
  </span>
);
