import { Button } from '@derrick/ui/Button';
import { Dialog, type DialogProps } from '@derrick/ui/Dialog';
import type { ReactNode } from 'react';
import { useTranslate } from '../../app/i18n/MessagesProvider.tsx';
import { Form } from '../form/index.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  form: Parameters<typeof Form>[0]['form'];
  submitLabel: string;
  pendingLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  /** Of the form. */
  className?: string | undefined;
  children: ReactNode;
}

/** A dialog that holds one form; it stays open while the form is sent. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    submitLabel,
    pendingLabel,
    isDangerous = false,
    onClose,
    className,
    children,
    ...dialog
  } = props;
  const t = useTranslate();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={() => {
        if (!form.isPending) onClose();
      }}
      footer={
        <>
          <Button isDisabled={form.isPending} onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={form.isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
