import { Button } from '@derrick/ui/Button';
import { CopyButton } from '@derrick/ui/CopyButton';
import { Dialog } from '@derrick/ui/Dialog';
import { Grid } from '@derrick/ui/Grid';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { Download } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { saveFile } from '../core/saveFile.ts';
import * as css from './Account.css.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes once, with options to copy or save them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslate();
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      isOpen
      // No close button, because the codes are not shown again.
      isClosable={false}
      onOpenChange={() => {}}
      title={t('ownAccount.codes.title')}
      description={t('ownAccount.codes.text')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('ownAccount.codes.done')}
        </Button>
      }
    >
      <Stack>
        <Grid as="ul" gap={8} columns={2} className={css.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
        <Inline>
          <CopyButton label={t('ownAccount.codes.copy')} text={text} />
          <Button
            icon={<Download size={16} />}
            onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), 'derrick-recovery-codes.txt')}
          >
            {t('ownAccount.codes.download')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
