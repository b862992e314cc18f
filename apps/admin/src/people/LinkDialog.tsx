import { Button } from '@derrick/ui/Button';
import { CopyButton } from '@derrick/ui/CopyButton';
import { Dialog } from '@derrick/ui/Dialog';
import { TextField } from '@derrick/ui/TextField';
import { useRef } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';

interface LinkDialogProps {
  name: string;
  link: string;
  /** ISO 8601 timestamp. */
  expiresAt: string;
  onClose: () => void;
}

/** Shows a link to copy manually, because the browser blocks copying too long after the press. */
export function LinkDialog({ name, link, expiresAt, onClose }: LinkDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('people.linkDialog.title')}
      description={t('people.linkDialog.text', { name, date: formats.date(expiresAt) })}
      footer={
        <>
          <Button onPress={onClose}>{t('common.close')}</Button>
          <CopyButton
            variant="primary"
            label={t('people.copyLink')}
            text={link}
            // Copying was blocked again: the user can copy the selected link with the keyboard.
            onError={() => input.current?.select()}
          />
        </>
      }
    >
      <TextField
        label={t('people.linkDialog.label')}
        value={link}
        isReadOnly
        inputRef={input}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
