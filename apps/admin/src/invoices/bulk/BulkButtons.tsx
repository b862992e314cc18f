import { Button } from '@derrick/ui/Button';
import { BellRing, Mail, Send, Stamp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import type { BulkAction } from './action.ts';
import { PdfsButton } from './PdfsButton.tsx';

interface BulkButtonsProps {
  /** IDs of the selected invoices. */
  ids: readonly string[];
  mayIssue: boolean;
  /** Opens the dialog that confirms an action. */
  onAsk: (action: BulkAction) => void;
  /** Handlers that load the dialog in advance. */
  preload: Partial<ComponentProps<typeof Button>>;
}

const actions = [
  { action: 'issue', label: 'invoices.issue', Icon: Stamp },
  { action: 'send', label: 'invoices.send', Icon: Mail },
  { action: 'remind', label: 'invoices.remind', Icon: BellRing },
  { action: 'markSent', label: 'invoices.markSent', Icon: Send },
] as const satisfies readonly { action: BulkAction; label: string; Icon: typeof Stamp }[];

/** Buttons that issue the selected invoices, email them, remind of them, mark them as sent, or download their PDFs. */
export function BulkButtons({ ids, mayIssue, onAsk, preload }: BulkButtonsProps) {
  const t = useTranslate();
  return (
    <>
      {mayIssue &&
        actions.map(({ action, label, Icon }) => (
          <Button
            key={action}
            icon={<Icon size={16} />}
            aria-haspopup="dialog"
            {...preload}
            onPress={() => onAsk(action)}
          >
            {t(label)}
          </Button>
        ))}
      <PdfsButton ids={ids} />
    </>
  );
}
