import { ATTACHMENT_ACCEPT, type FilesClient, formatFileSize } from '@derrick/domain/files';
import { Dropzone } from '@derrick/ui/Dropzone';
import type { RefObject } from 'react';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import { Section } from './Section.tsx';
import type { Attachment } from './useAttachments.ts';
import type { TicketFormState } from './useTicketForm.ts';

interface AttachmentsSectionProps {
  form: TicketFormState;
  files: FilesClient;
  dropTarget: RefObject<HTMLElement | null>;
}

/** Hands a file to the browser as a download: the address of a stored file is of no use without the token. */
function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has its own hold on the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The files of the ticket. */
export function AttachmentsSection({ form, files: client, dropTarget }: AttachmentsSectionProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { files, isBusy, isReadOnly } = form;
  const hint = files.limit
    ? t('ticketForm.filesHint', { limit: files.limit })
    : t('ticketForm.filesHintShort');

  const open = async ({ file, fileUrl, name }: Attachment) => {
    try {
      if (file) download(file, name);
      else if (fileUrl) download((await client.read(fileUrl)).blob, name);
    } catch {
      void notify({ tone: 'danger', title: t('ticketForm.readFailed', { name }) });
    }
  };

  return (
    <Section title={t('ticketForm.attachments')} hint={hint}>
      <Dropzone
        label={t('ticketForm.attachments')}
        id={form.fieldId('attachments')}
        accept={ATTACHMENT_ACCEPT}
        errorMessage={form.errorAt('attachments')}
        isDisabled={isBusy || isReadOnly}
        dropTarget={dropTarget}
        onAdd={files.add}
        onRemove={files.remove}
        onRetry={files.retry}
        onCancel={files.cancel}
        onOpen={(id) => {
          const file = files.attachments.find((one) => one.id === id);
          if (file) void open(file);
        }}
        files={files.attachments.map((file) => ({
          id: file.id,
          name: file.name,
          size: file.size === null ? undefined : formatFileSize(file.size, locale),
          status: file.status === 'refused' ? 'failed' : file.status,
          progress: file.progress,
          errorMessage: file.problem === undefined ? undefined : files.problemOf(file),
          isRetryable: file.status === 'failed',
          isOpenable: file.status === 'done',
        }))}
      />
    </Section>
  );
}
