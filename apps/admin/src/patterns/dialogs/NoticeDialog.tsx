import { Button } from '@derrick/ui/Button';
import { Dialog, type DialogProps } from '@derrick/ui/Dialog';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../../core/i18n/messages.ts';

interface NoticeDialogProps extends Pick<DialogProps, 'size'> {
  title: MessageKey;
  text: MessageKey;
  /** Values for the placeholders of the text. */
  values?: Parameters<Translate>[1];
  /** Link to the page that the user may want to open next. */
  link?: ReactNode;
  onClose: () => void;
}

/** Message with a button that closes it. */
export function NoticeDialog({ title, text, values, size, link, onClose }: NoticeDialogProps) {
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
          {link}
          <Button variant="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    />
  );
}
