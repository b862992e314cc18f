import { attachmentExtension, downloadFile, fileNameOf, formatFileSize } from '@derrick/domain/files';
import type { Ticket, TicketAttachment } from '@derrick/domain/tickets';
import { Card } from '@derrick/ui/Card';
import { FileItem, FileList } from '@derrick/ui/FileList';
import { useId, useState } from 'react';
import { useApi } from '../../core/api.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../../core/lazyOverlay.tsx';
import { notify } from '../../core/notify.tsx';
import { saveFile } from '../../core/saveFile.ts';
import * as css from './TicketRecord.css.ts';
import { usePhoto } from './usePhoto.ts';

const PhotoDialog = lazyOverlay(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

/** Image types that all browsers display. */
const shown: readonly unknown[] = ['png', 'jpg', 'jpeg', 'gif', 'webp'];

const nameOf = ({ name, fileUrl }: TicketAttachment) => name ?? fileNameOf(fileUrl);

/** Files of a ticket. Photos have a preview and open in a dialog, other files are downloaded. */
export function TicketFiles({ ticket: { attachments } }: { ticket: Ticket }) {
  const t = useTranslate();
  const api = useApi();
  const titleId = useId();
  const [open, setOpen] = useState<{ name: string; src: string }>();
  if (attachments.length === 0) return null;

  const download = async (file: TicketAttachment) => {
    const name = nameOf(file);
    try {
      const { blob } = await api.call(downloadFile, { params: { name: fileNameOf(file.fileUrl) } });
      saveFile(blob, name);
    } catch {
      void notify({ tone: 'danger', title: t('ticketPage.readFailed', { name }) });
    }
  };
  return (
    <Card as="section" gap={12} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {t('ticketPage.files')}
      </h3>
      <FileList label={t('ticketPage.files')}>
        {attachments.map((file) => (
          <File
            key={file.fileUrl}
            file={file}
            onOpen={(src) => (src ? setOpen({ name: nameOf(file), src }) : void download(file))}
          />
        ))}
      </FileList>
      {open && <PhotoDialog {...open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

interface FileProps {
  file: TicketAttachment;
  /** @param src URL of the loaded photo; undefined for other files */
  onOpen: (src: string | undefined) => void;
}

function File({ file, onOpen }: FileProps) {
  const { locale } = useLanguage();
  const isPhoto = shown.includes(attachmentExtension(file.fileUrl));
  const { ref, src } = usePhoto(isPhoto ? file.fileUrl : undefined);
  return (
    <FileItem
      ref={ref}
      name={nameOf(file)}
      description={file.size === null ? undefined : formatFileSize(file.size, locale)}
      preview={src}
      onOpen={() => onOpen(src)}
    />
  );
}
