import { Button } from '@derrick/ui/Button';
import { Checkbox } from '@derrick/ui/Checkbox';
import { DatePicker } from '@derrick/ui/DatePicker';
import { Dialog } from '@derrick/ui/Dialog';
import { Link } from '@derrick/ui/Link';
import { ProgressBar } from '@derrick/ui/ProgressBar';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useFormats } from '../../core/formats/index.ts';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { invoicePage } from '../addresses.ts';
import type { BulkAction } from './action.ts';
import { useBulkAction } from './useBulkAction.ts';

interface BulkDialogProps {
  action: BulkAction;
  /** Labels of the invoices by ID. */
  invoices: ReadonlyMap<string, string>;
  onDone: (ids: readonly string[]) => void;
  onClose: () => void;
}

interface Texts {
  title: MessageKey;
  text: MessageKey;
  submit: MessageKey;
  running: MessageKey;
  done: MessageKey;
  refused: MessageKey;
}

const texts: Readonly<Record<BulkAction, Texts>> = {
  issue: {
    title: 'invoiceBulk.issueTitle',
    text: 'invoiceBulk.issueText',
    submit: 'invoiceBulk.issue',
    running: 'invoiceBulk.issuing',
    done: 'invoiceBulk.issued',
    refused: 'invoiceBulk.issueRefused',
  },
  send: {
    title: 'invoiceBulk.sendTitle',
    text: 'invoiceBulk.sendText',
    submit: 'invoiceBulk.send',
    running: 'invoiceBulk.sending',
    done: 'invoiceBulk.sent',
    refused: 'invoiceBulk.sendRefused',
  },
  remind: {
    title: 'invoiceBulk.remindTitle',
    text: 'invoiceBulk.remindText',
    submit: 'invoiceBulk.remind',
    running: 'invoiceBulk.sending',
    done: 'invoiceBulk.reminded',
    refused: 'invoiceBulk.remindRefused',
  },
  markSent: {
    title: 'invoiceBulk.markTitle',
    text: 'invoiceBulk.markText',
    submit: 'invoiceBulk.mark',
    running: 'invoiceBulk.marking',
    done: 'invoiceBulk.marked',
    refused: 'invoiceBulk.markRefused',
  },
};

/**
 * Confirms an action for several invoices, runs it and shows its progress. Invoices that were refused are listed with the
 * reason and a link; without any, the dialog closes.
 */
export function BulkDialog({ action, invoices, onDone, onClose }: BulkDialogProps) {
  const t = useTranslate();
  const { progress, run } = useBulkAction(invoices);
  const formats = useFormats();
  const [isMailed, setMailed] = useState(false);
  const [sentOn, setSentOn] = useState(formats.dayOf(new Date()));
  const text = texts[action];
  const count = invoices.size;

  const submit = async () => {
    const { done, refused } = await run({ action, isMailed, sentOn });
    onDone(done);
    if (done.length > 0) void notify({ tone: 'success', title: t(text.done, { count: done.length }) });
    if (refused.length === 0) onClose();
  };

  if (progress?.isFinished && progress.refused.length > 0) {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={t(text.refused, { count: progress.refused.length })}
        description={t('invoiceBulk.refusedHint', { count: progress.done.length })}
        footer={
          <Button variant="primary" autoFocus onPress={onClose}>
            {t('common.close')}
          </Button>
        }
      >
        <Stack as="ul" gap={8}>
          {progress.refused.map(({ id, label, reason }) => (
            <li key={id}>
              <Link href={invoicePage(id)}>{label}</Link> {reason}
            </li>
          ))}
        </Stack>
      </Dialog>
    );
  }
  const isRunning = progress !== undefined;
  return (
    <Dialog
      isOpen
      isClosable={!isRunning}
      onOpenChange={() => {
        if (!isRunning) onClose();
      }}
      title={t(text.title, { count })}
      description={t(text.text)}
      footer={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isRunning}
            isDisabled={action === 'markSent' && sentOn === ''}
            pendingLabel={t(text.running, { processed: progress?.processed ?? 0, count })}
            onPress={() => void submit()}
          >
            {t(action === 'issue' && isMailed ? 'invoiceBulk.issueAndSend' : text.submit, { count })}
          </Button>
        </>
      }
    >
      {isRunning ? (
        <ProgressBar
          label={t(text.running, { processed: progress.processed, count })}
          value={progress.processed / count}
        />
      ) : (
        <>
          {action === 'issue' && (
            <Checkbox
              label={t('invoiceBulk.mailNow')}
              description={t('invoiceBulk.mailNowHint')}
              isSelected={isMailed}
              onChange={setMailed}
            />
          )}
          {action === 'markSent' && (
            <DatePicker label={t('invoiceBulk.sentOn')} value={sentOn} isRequired onChange={setSentOn} />
          )}
        </>
      )}
    </Dialog>
  );
}
