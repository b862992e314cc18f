import { IconButton } from '@derrick/ui/IconButton';
import { Archive, Pencil } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Editor } from './useEditor.ts';

interface ItemButtonsProps {
  name: string;
  keys: { edit: string; retire: string };
  editor: Editor;
}

/** Buttons that edit or retire a level or role. */
export function ItemButtons({ name, keys, editor }: ItemButtonsProps) {
  const t = useTranslate();
  return (
    <>
      <IconButton
        id={editor.idOf(keys.edit)}
        size="small"
        label={t('jobTypes.change', { name })}
        icon={<Pencil size={16} />}
        isDisabled={editor.isPending}
        onPress={() => editor.open(keys.edit)}
      />
      <IconButton
        id={editor.idOf(keys.retire)}
        size="small"
        label={t('jobTypes.retireNamed', { name })}
        icon={<Archive size={16} />}
        isDisabled={editor.isPending}
        onPress={() => editor.open(keys.retire)}
      />
    </>
  );
}
