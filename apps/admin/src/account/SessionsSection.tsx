import { endOtherSessions, endSession, listSessions, type Session } from '@derrick/domain/account';
import { Badge } from '@derrick/ui/Badge';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../core/i18n/messages.ts';
import { ConfirmDialog } from '../patterns/dialogs/ConfirmDialog.tsx';
import { age } from '../patterns/form/age.ts';
import { RetryBanner, useChange, useRemote } from '../patterns/remote/index.ts';
import * as css from './Account.css.ts';
import { Section } from './Section.tsx';

/** Formats a browser name: "Chrome on Windows". */
function browserName({ browser, system }: Session, t: Translate): string {
  if (browser && system) return t('ownAccount.sessions.browserOn', { browser, system });
  return browser ?? system ?? t('ownAccount.sessions.unknown');
}

/** Number of sessions that are shown until the user asks for all. The current one is first. */
const SHORT_LIST = 5;

/** Browsers in which the user is signed in. */
export function SessionsSection() {
  const t = useTranslate();
  const remote = useRemote(listSessions, {}, { failureTitle: 'ownAccount.sessions.loadFailed' });
  const [isAsking, setAsking] = useState(false);
  const { change } = useChange(endOtherSessions, {
    success: 'ownAccount.sessions.othersEnded',
    failure: 'ownAccount.sessions.endFailed',
  });
  const [isLong, setLong] = useState(false);
  const sessions = (remote.status === 'ready' ? remote.value.data : []).toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
  );
  const shown = isLong ? sessions : sessions.slice(0, SHORT_LIST);
  return (
    <Section id="sessions" title={t('ownAccount.sessions.title')} text={t('ownAccount.sessions.text')}>
      {remote.status === 'loading' && <Skeleton height={120} />}
      {remote.status === 'failed' && <RetryBanner {...remote} />}
      {sessions.length > 0 && (
        <Stack as="ul" className={css.list}>
          {shown.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </Stack>
      )}
      {sessions.length > 1 && (
        <Inline>
          {shown.length < sessions.length && (
            <Button variant="ghost" onPress={() => setLong(true)}>
              {t('ownAccount.sessions.showAll', { count: sessions.length })}
            </Button>
          )}
          <Button onPress={() => setAsking(true)}>{t('ownAccount.sessions.endOthers')}</Button>
        </Inline>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('ownAccount.sessions.endOthersTitle')}
          text={t('ownAccount.sessions.endOthersText')}
          confirmLabel={t('ownAccount.sessions.endOthers')}
          onConfirm={() => change()}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

function SessionItem({ session }: { session: Session }) {
  const t = useTranslate();
  const { locale, date } = useFormats();
  const { change, isPending } = useChange(endSession, {
    success: 'ownAccount.sessions.ended',
    failure: 'ownAccount.sessions.endFailed',
  });
  const name = browserName(session, t);
  const { id, ip, createdAt, lastActiveAt, isCurrent } = session;
  const details = [
    ip,
    isCurrent
      ? undefined
      : t('ownAccount.sessions.active', { age: age(Date.parse(lastActiveAt), Date.now(), locale, t) }),
    t('ownAccount.sessions.since', { date: date(createdAt) }),
  ];
  return (
    <Inline as="li" gap={12} justify="between" className={css.item}>
      <div className={css.itemText}>
        <Inline className={css.itemTitle}>
          {name}
          {isCurrent && <Badge tone="success">{t('ownAccount.sessions.current')}</Badge>}
        </Inline>
        <div className={css.muted}>{details.filter(Boolean).join(' · ')}</div>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          isPending={isPending}
          aria-label={t('ownAccount.sessions.endNamed', { name })}
          onPress={() => void change({ params: { id } })}
        >
          {t('ownAccount.sessions.end')}
        </Button>
      )}
    </Inline>
  );
}
