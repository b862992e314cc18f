import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { useState } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './LevelsDialog.css.ts';
import type { Editor, Refusal } from './useEditor.ts';

interface RetireQuestionProps {
  text: string;
  editor: Editor;
  /** Makes the change; gives what was wrong. */
  onRetire: () => Promise<Refusal | undefined>;
}

/** Asks before a level or a role is taken out of the pickers, in the place where it stands. */
export function RetireQuestion({ text, editor, onRetire }: RetireQuestionProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<string>();
  const { isPending } = editor;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape says no, wherever in it the focus is.
    <div
      className={css.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (!isPending) editor.close();
      }}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <p className={css.question}>{text}</p>
      <div className={css.buttons}>
        <Button autoFocus isDisabled={isPending} onPress={editor.close}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel={t('jobTypes.retiring')}
          onPress={async () => setProblem((await onRetire())?.message)}
        >
          {t('jobTypes.retire')}
        </Button>
      </div>
    </div>
  );
}
