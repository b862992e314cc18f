import { listPasskeys, type Passkey, removePasskey } from '@derrick/domain/account';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RetryBanner, useChange, useRemote } from '../patterns/remote/index.ts';
import { canUsePasskeys } from '../patterns/secondFactor/index.ts';
import * as css from './Account.css.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { Section } from './Section.tsx';

export function PasskeysSection() {
  const t = useTranslate();
  const remote = useRemote(listPasskeys, {}, { failureTitle: 'ownAccount.passkeys.loadFailed' });
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { change } = useChange(removePasskey, { success: 'ownAccount.passkeys.removed' });
  const isPossible = canUsePasskeys();
  const nameOf = ({ name }: Passkey) => name || t('ownAccount.passkeys.unnamed');

  return (
    <Section id="passkeys" title={t('ownAccount.passkeys.title')} text={t('ownAccount.passkeys.text')}>
      {remote.status === 'loading' && <Skeleton height={56} />}
      {remote.status === 'failed' && <RetryBanner {...remote} />}
      {remote.status === 'ready' && remote.value.data.length > 0 && (
        <Stack as="ul" className={css.list}>
          {remote.value.data.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              name={nameOf(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </Stack>
      )}
      {isPossible ? (
        <Inline>
          <Button onPress={() => setAdding(true)}>{t('ownAccount.passkeys.add')}</Button>
        </Inline>
      ) : (
        <p className={css.muted}>{t('ownAccount.passkeys.impossible')}</p>
      )}
      {isAdding && (
        <PasskeyDialog
          onAdded={({ recoveryCodes }) => {
            setAdding(false);
            setCodes(recoveryCodes);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <PasswordDialog
          title={t('ownAccount.passkeys.removeTitle', { name: nameOf(removed) })}
          text={t('ownAccount.passkeys.removeText')}
          confirmLabel={t('ownAccount.passkeys.remove')}
          isDangerous
          submit={(password) => change({ params: { id: removed.id }, body: { password } })}
          onDone={() => setRemoved(undefined)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  name: string;
  onRemove: () => void;
}

function PasskeyItem({ passkey: { createdAt, lastUsedAt }, name, onRemove }: PasskeyItemProps) {
  const t = useTranslate();
  const { date } = useFormats();
  const used = lastUsedAt
    ? t('ownAccount.passkeys.used', { date: date(lastUsedAt) })
    : t('ownAccount.passkeys.unused');
  return (
    <Inline as="li" gap={12} justify="between" className={css.item}>
      <div className={css.itemText}>
        <Inline className={css.itemTitle}>{name}</Inline>
        <div className={css.muted}>
          {t('ownAccount.passkeys.since', { date: date(createdAt) })} · {used}
        </div>
      </div>
      <Button size="small" aria-label={t('ownAccount.passkeys.removeNamed', { name })} onPress={onRemove}>
        {t('ownAccount.passkeys.remove')}
      </Button>
    </Inline>
  );
}
