import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { TextField } from '@derrick/ui/TextField';
import { useRef } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';

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
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Copying was blocked again: the link is selected, so that the user can copy it with the keyboard.
      return;
    }
    void notify({
      tone: 'success',
      title: t('people.success'),
      description: t('people.linkCopied', { name }),
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('people.linkDialog.title')}
      description={t('people.linkDialog.text', { name, date: formats.date(expiresAt) })}
      footer={
        <>
          <Button onPress={onClose}>{t('common.close')}</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {t('people.copyLink')}
          </Button>
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
