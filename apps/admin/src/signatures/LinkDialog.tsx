import { formatPhone } from '@derrick/domain/format';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { TextField } from '@derrick/ui/TextField';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import { copyLink } from './copyLink.ts';

/** A link with which a customer signs. */
export interface Asked {
  link: string;
  expiresAt: string;
}

interface LinkDialogProps extends Asked {
  to?: string | undefined;
  onClose: () => void;
}

/** Reports that the signature was requested, and shows the link that the user can hand over. */
export function LinkDialog({ link, expiresAt, to, onClose }: LinkDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const date = formats.date(expiresAt);
  const copy = async () => {
    // If copying is blocked, focusing the field selects the link, so that the user can copy it with the keyboard.
    if (await copyLink(link)) void notify({ tone: 'success', title: t('sign.ask.copied') });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(to ? 'sign.ask.sent' : 'sign.ask.made')}
      description={
        to
          ? t('sign.ask.sentText', { to: to.includes('@') ? to : formatPhone(to), date })
          : t('sign.ask.madeText', { date })
      }
      footer={
        <>
          <Button onPress={onClose}>{t('common.close')}</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {t('sign.ask.copy')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('sign.ask.link')}
        value={link}
        isReadOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
