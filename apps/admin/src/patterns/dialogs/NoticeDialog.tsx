import { Button } from '@derrick/ui/Button';
import { Dialog, type DialogProps } from '@derrick/ui/Dialog';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../../core/i18n/messages.ts';

interface NoticeDialogProps extends Pick<DialogProps, 'size'> {
  title: MessageKey;
  text: MessageKey;
  /** Values for the placeholders of the text. */
  values?: Parameters<Translate>[1];
  /** A next step, offered beside the button that closes the dialog. */
  action?: { label: MessageKey; onPress: () => void } | undefined;
  onClose: () => void;
}

/** Message with a button that closes it, and an optional next step. */
export function NoticeDialog({ title, text, values, action, size, onClose }: NoticeDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      size={size}
      onOpenChange={onClose}
      title={t(title)}
      description={t(text, values)}
      footer={
        <>
          {action && <Button onPress={action.onPress}>{t(action.label)}</Button>}
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    />
  );
}
