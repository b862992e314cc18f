import { Button } from '@derrick/ui/Button';
import { Dialog, type DialogProps } from '@derrick/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { changedFields } from '../form/changes.ts';
import { Form } from '../form/Form.tsx';
import type { FormView } from '../form/useForm.ts';
import { LeaveDialog } from './lazyDialogs.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  form: FormView & { values: object };
  submitLabel: string;
  pendingLabel: string;
  isDangerous?: boolean;
  /** Prevents submission, by button and by Enter. */
  isBlocked?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Dialog with one form. It stays open while the form is submitted. Escape, the close button or a press outside ask before
 * discarding input; Cancel discards it without asking.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    submitLabel,
    pendingLabel,
    isDangerous = false,
    isBlocked = false,
    onClose,
    children,
    ...dialog
  } = props;
  const t = useTranslate();
  const [initial] = useState(form.values);
  const [isAsking, setAsking] = useState(false);
  const isFilled = changedFields(initial, form.values).length > 0;
  return (
    <Dialog
      {...dialog}
      isOpen
      isDismissable={isFilled}
      onOpenChange={() => {
        if (form.isPending) return;
        if (isFilled) setAsking(true);
        else onClose();
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
            isDisabled={isBlocked}
            isPending={form.isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} gap={16} isBlocked={isBlocked}>
        {children}
      </Form>
      {isAsking && <LeaveDialog text="form.leave.lost" onLeave={onClose} onStay={() => setAsking(false)} />}
    </Dialog>
  );
}
