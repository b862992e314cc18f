import { formatPhone } from '@derrick/domain/format';
import { Button } from '@derrick/ui/Button';
import { CopyButton } from '@derrick/ui/CopyButton';
import { Dialog } from '@derrick/ui/Dialog';
import { TextField } from '@derrick/ui/TextField';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

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
          <CopyButton variant="primary" label={t('sign.ask.copy')} text={link} />
        </>
      }
    >
      <TextField
        label={t('sign.ask.link')}
        value={link}
        isReadOnly
        // If the browser blocks copying, the user can copy the selected link with the keyboard.
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
