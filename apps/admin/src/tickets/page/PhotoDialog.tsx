import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { Download } from 'lucide-react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { saveFile } from '../../core/saveFile.ts';
import * as css from './TicketRecord.css.ts';

interface PhotoDialogProps {
  /** File name. */
  name: string;
  /** URL of the loaded photo. */
  src: string;
  onClose: () => void;
}

/** Shows a photo at full size and downloads it. */
export function PhotoDialog({ name, src, onClose }: PhotoDialogProps) {
  const t = useTranslate();
  const download = async () => saveFile(await (await fetch(src)).blob(), name);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable
      size="large"
      title={name}
      footer={
        <Button icon={<Download size={16} />} onPress={() => void download()}>
          {t('ticketPage.download')}
        </Button>
      }
    >
      <img className={css.picture} src={src} alt={name} />
    </Dialog>
  );
}
