import { Button } from '@derrick/ui/Button';
import { Dialog, type DialogProps } from '@derrick/ui/Dialog';
import type { MessageKey } from '../../app/i18n/catalogue.ts';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';

interface NoticeDialogProps extends Pick<DialogProps, 'size'> {
  title: MessageKey;
  text: MessageKey;
  onClose: () => void;
}

/** A message with nothing to decide: its one button closes it. */
export function NoticeDialog({ title, text, size, onClose }: NoticeDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen
      size={size}
      onOpenChange={onClose}
      title={t(title)}
      description={t(text)}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    />
  );
}
