import type { JobType } from '@derrick/domain/jobTypes';
import { Button } from '@derrick/ui/Button';
import { Dialog } from '@derrick/ui/Dialog';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Skeleton } from '@derrick/ui/Skeleton';
import { Stack } from '@derrick/ui/Stack';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { RetryBanner } from '../patterns/remote/index.ts';
import type { LevelsChange } from './followLevels.ts';
import { LevelItem } from './LevelItem.tsx';
import * as css from './LevelsDialog.css.ts';
import { NameForm } from './NameForm.tsx';
import { RetiredList } from './RetiredList.tsx';
import { useEditor } from './useEditor.ts';
import { useLevelCalls } from './useLevelCalls.ts';
import { useLevels } from './useLevels.ts';

interface LevelsDialogProps {
  /** Called with each added or retired level or role, so that the form below can update its selection. */
  onChange?: ((change: LevelsChange) => void) | undefined;
  onClose: () => void;
}

const ADD = 'add';

/** Dialog that adds, changes and retires the levels of technicians and their roles. */
export function LevelsDialog({ onChange, onClose }: LevelsDialogProps) {
  const t = useTranslate();
  const hasRates = useSession().can('rates:write');
  const { addLevel } = useLevelCalls();
  const levels = useLevels();
  const addButton = useRef<HTMLButtonElement>(null);
  const editor = useEditor(addButton, onChange);
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={() => {
        if (!editor.isPending) onClose();
      }}
      title={t('jobTypes.title')}
      description={t('jobTypes.text')}
      footer={
        <Button isDisabled={editor.isPending} onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Stack>{content()}</Stack>
    </Dialog>
  );

  function content() {
    switch (levels.status) {
      case 'loading':
        return (
          <Stack role="status" aria-label={t('common.loading')}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </Stack>
        );
      case 'failed':
      case 'missing':
        return <RetryBanner {...levels} />;
      case 'ready':
        return list(levels.value);
    }
  }

  function list(all: readonly JobType[]) {
    const current = all.filter(({ isRetired }) => !isRetired);
    return (
      <>
        {editor.isOpen(ADD) ? (
          <NameForm
            label="jobTypes.levelName"
            hasRate={hasRates}
            submitLabel="jobTypes.addLevel"
            editor={editor}
            onSubmit={({ name, hourlyRateCents }) =>
              editor.run({
                // Without a rate in the request, adding a retired level again restores its rate.
                change: () => addLevel({ body: { name, ...(hourlyRateCents > 0 && { hourlyRateCents }) } }),
                follow: (made) => ({ what: 'level', is: 'added', id: made.id, name: made.name }),
                success: 'jobTypes.added',
                name,
              })
            }
          />
        ) : (
          <Button
            ref={addButton}
            id={editor.idOf(ADD)}
            className={css.start}
            icon={<Plus size={16} />}
            isDisabled={editor.isPending}
            onPress={() => editor.open(ADD)}
          >
            {t('jobTypes.addLevel')}
          </Button>
        )}
        {current.length === 0 ? (
          <EmptyState headingLevel={3} title={t('jobTypes.empty')} description={t('jobTypes.emptyHint')} />
        ) : (
          <ul className={css.list} aria-label={t('jobTypes.levels')}>
            {current.map((level) => (
              <LevelItem key={level.id} level={level} editor={editor} />
            ))}
          </ul>
        )}
        <RetiredList
          title="jobTypes.retiredLevels"
          items={all.filter(({ isRetired }) => isRetired)}
          editor={editor}
          restore={(name) => addLevel({ body: { name } })}
        />
      </>
    );
  }
}
