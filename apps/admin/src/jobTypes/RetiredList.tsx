import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { notify } from '../core/notify.tsx';
import { type ChangeResult, useErrorMessage } from '../patterns/remote/index.ts';
import * as css from './LevelsDialog.css.ts';
import type { Editor } from './useEditor.ts';

interface RetiredListProps {
  title: MessageKey;
  items: readonly { id: string; name: string }[];
  editor: Editor;
  /** Adds an item with this name, which makes the server restore the retired one. */
  restore: (name: string) => Promise<ChangeResult<unknown>>;
}

/** Lists retired levels or roles, whose names are still shown for team members and tickets. */
export function RetiredList({ title, items, editor, restore }: RetiredListProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  if (items.length === 0) return null;
  const onRestore = async (name: string) => {
    const error = await editor.run({ change: () => restore(name), success: 'jobTypes.broughtBack', name });
    if (error) void notify(errors.notice(error, 'jobTypes.failed'));
  };
  return (
    <Stack gap={8}>
      <h3 className={css.retiredTitle}>{t(title)}</h3>
      <ul className={css.roleList}>
        {items.map(({ id, name }) => (
          <li key={id} className={css.roleItem}>
            <Inline isOneLine>
              <span className={`${css.nameAndRate} ${css.note} ${css.name}`}>{name}</span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('jobTypes.bringBackNamed', { name })}
                isDisabled={editor.isPending}
                onPress={() => void onRestore(name)}
              >
                {t('jobTypes.bringBack')}
              </Button>
            </Inline>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
