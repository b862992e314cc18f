import type { Account } from '@derrick/domain/account';
import {
  getNotificationPreferences,
  type MailTiming,
  mailTimings,
  type NotificationPreference,
  updateNotificationPreferences,
} from '@derrick/domain/notifications';
import { Banner } from '@derrick/ui/Banner';
import { Inline } from '@derrick/ui/Inline';
import { NativeSelect } from '@derrick/ui/NativeSelect';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Switch } from '@derrick/ui/Switch';
import { useEffect, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { typeNames } from '../notifications/index.ts';
import { RetryBanner, useChange, useRemote } from '../patterns/remote/index.ts';
import * as css from './NotificationsSection.css.ts';
import { Section } from './Section.tsx';

/** Notification settings; each choice is saved immediately. */
export function NotificationsSection({ account }: { account: Account }) {
  const t = useTranslate();
  const remote = useRemote(
    getNotificationPreferences,
    {},
    { failureTitle: 'notificationSettings.loadFailed' },
  );
  const section = useRef<HTMLDivElement>(null);
  const isAddressed = useLocationProperty(() => window.location.hash === '#notifications');
  // The browser looks for the element before the page has loaded and does not find it, so scroll to it here.
  useEffect(() => {
    if (!isAddressed) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isAddressed]);
  return (
    <div ref={section} id="notifications" tabIndex={-1} className={css.section}>
      <Section title={t('notificationSettings.title')} text={t('notificationSettings.text')}>
        {remote.status === 'loading' && <Skeleton height={320} />}
        {remote.status === 'failed' && <RetryBanner {...remote} />}
        {remote.status === 'ready' && remote.value.hasSms && !account.isPhoneVerified && (
          <Banner tone="info" title={t('notificationSettings.smsWaits')}>
            {t(
              account.phone === null
                ? 'notificationSettings.smsNeedsPhone'
                : 'notificationSettings.smsNeedsCode',
            )}
          </Banner>
        )}
        {remote.status === 'ready' && (
          <ul>
            {remote.value.preferences.map((preference) => (
              <PreferenceRow key={preference.type} preference={preference} hasSms={remote.value.hasSms} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

const timingNames: Record<MailTiming, MessageKey> = {
  AT_ONCE: 'notificationSettings.mailAtOnce',
  DIGEST: 'notificationSettings.mailDigest',
  OFF: 'notificationSettings.mailOff',
};

type Choice = Partial<Pick<NotificationPreference, 'app' | 'mail' | 'sms'>>;

interface PreferenceRowProps {
  preference: NotificationPreference;
  hasSms: boolean;
}

function PreferenceRow({ preference, hasSms }: PreferenceRowProps) {
  const t = useTranslate();
  // Choices that are not saved yet, displayed immediately.
  const [chosen, setChosen] = useState<Choice>({});
  const lastSave = useRef<Promise<void>>(Promise.resolve());
  const { change } = useChange(updateNotificationPreferences, { failure: 'notificationSettings.saveFailed' });
  const { type, isFixed, app, mail, sms } = { ...preference, ...chosen };
  const name = t(typeNames[type]);

  const choose = async (choice: Choice) => {
    setChosen((current) => ({ ...current, ...choice }));
    // Saves one choice after another, because parallel requests can arrive in a different order.
    const save = lastSave.current.then(async () => {
      const saved = await change({ body: { preferences: [{ type, ...choice }] } });
      if (saved.ok) await saved.reloaded;
    });
    lastSave.current = save;
    await save;
    if (lastSave.current === save) setChosen({});
  };
  return (
    <Inline as="li" className={css.item}>
      <span className={css.name}>{name}</span>
      {isFixed ? (
        <span className={css.fixed}>{t('notificationSettings.fixed')}</span>
      ) : (
        <div className={css.channels}>
          <Switch
            label={t('notificationSettings.app')}
            aria-label={t('notificationSettings.appOf', { type: name })}
            isSelected={app}
            onChange={(isOn) => void choose({ app: isOn })}
          />
          {hasSms && (
            <Switch
              label={t('notificationSettings.sms')}
              aria-label={t('notificationSettings.smsOf', { type: name })}
              isSelected={sms}
              onChange={(isOn) => void choose({ sms: isOn })}
            />
          )}
          <NativeSelect
            className={css.mail}
            label={t('notificationSettings.mailOf', { type: name })}
            isLabelHidden
            size="small"
            items={mailTimings.map((id) => ({ id, label: t(timingNames[id]) }))}
            value={mail}
            onChange={(timing) => void choose({ mail: timing })}
          />
        </div>
      )}
    </Inline>
  );
}
