import { ATTACHMENT_ACCEPT, downloadFile, fileNameOf, formatFileSize } from '@derrick/domain/files';
import { Dropzone } from '@derrick/ui/Dropzone';
import { Stack } from '@derrick/ui/Stack';
import type { ReactNode, RefObject } from 'react';
import { useApi } from '../../core/api.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import { RecordSection } from '../../patterns/form/index.ts';
import type { Attachment } from './attachments.ts';
import { fileProblem } from './fields.ts';
import type { TicketFormState } from './useTicketForm.ts';

interface AttachmentsSectionProps {
  form: TicketFormState;
  /** Formatted maximum file size; empty until loaded. */
  limit: string;
  /** Error message if the limits failed to load. */
  failure: ReactNode;
  dropTarget: RefObject<HTMLElement | null>;
}

export function AttachmentsSection({ form, limit, failure, dropTarget }: AttachmentsSectionProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const api = useApi();
  const { files } = form;
  const { id, label, errorMessage, isDisabled } = form.control('attachments');
  const hint = limit ? t('ticketForm.filesHint', { limit }) : t('ticketForm.filesHintShort');

  const open = async ({ file, fileUrl, name }: Attachment) => {
    try {
      if (file) saveFile(file, name);
      else if (fileUrl) {
        const { blob } = await api.call(downloadFile, { params: { name: fileNameOf(fileUrl) } });
        saveFile(blob, name);
      }
    } catch {
      void notify({ tone: 'danger', title: t('ticketForm.readFailed', { name }) });
    }
  };

  const withFile = (fileId: string, act: (file: Attachment) => Promise<unknown>) => {
    const file = files.attachments.find((one) => one.id === fileId);
    if (file) void act(file);
  };

  return (
    <RecordSection title={t('ticketForm.attachments')} hint={hint}>
      <Stack>
        {failure}
        <Dropzone
          {...{ id, label, errorMessage }}
          accept={ATTACHMENT_ACCEPT}
          hasCamera
          isDisabled={isDisabled || form.isReadOnly}
          dropTarget={dropTarget}
          onAdd={files.add}
          onRemove={files.remove}
          onRetry={(id) => withFile(id, files.upload)}
          onCancel={files.cancel}
          onOpen={(id) => withFile(id, open)}
          files={files.attachments.map((file) => ({
            id: file.id,
            name: file.name,
            size: file.size === null ? undefined : formatFileSize(file.size, locale),
            status: file.status === 'refused' ? 'failed' : file.status,
            progress: file.progress,
            errorMessage: file.problem === undefined ? undefined : fileProblem(file, limit, t),
            isRetryable: file.status === 'failed',
            isOpenable: file.status === 'done',
          }))}
        />
      </Stack>
    </RecordSection>
  );
}
