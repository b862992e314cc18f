import { Button } from '@derrick/ui/Button';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { notify } from '../app/notify.tsx';
import * as css from './LevelsDialog.css.ts';
import type { Editor } from './useEditor.ts';

interface RetiredListProps {
  title: MessageKey;
  items: readonly { id: string; name: string }[];
  editor: Editor;
  /** Makes one of that name: the server brings the retired one back. */
  bringBack: (name: string) => Promise<unknown>;
}

/** Lists what is no longer given out, by the names that people and tickets still show. */
export function RetiredList({ title, items, editor, bringBack }: RetiredListProps) {
  const t = useTranslate();
  if (items.length === 0) return null;
  const restore = async (name: string) => {
    const refusal = await editor.change({
      call: () => bringBack(name),
      success: 'jobTypes.broughtBack',
      name,
    });
    if (refusal) void notify({ tone: 'danger', title: t('jobTypes.failed'), description: refusal.message });
  };
  return (
    <div className={css.retired}>
      <h3 className={css.retiredTitle}>{t(title)}</h3>
      <ul className={css.roleList}>
        {items.map(({ id, name }) => (
          <li key={id} className={css.roleItem}>
            <div className={css.row}>
              <span className={`${css.words} ${css.note} ${css.name}`}>{name}</span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('jobTypes.bringBackNamed', { name })}
                isDisabled={editor.isPending}
                onPress={() => void restore(name)}
              >
                {t('jobTypes.bringBack')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
