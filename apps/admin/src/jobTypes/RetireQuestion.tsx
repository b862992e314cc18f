import type { ApiError } from '@derrick/domain/http';
import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useErrorMessage } from '../patterns/remote/index.ts';
import { closeOnEscape } from './closeOnEscape.ts';
import * as css from './LevelsDialog.css.ts';
import type { Editor } from './useEditor.ts';

interface RetireQuestionProps {
  text: string;
  editor: Editor;
  /** Saves the change; resolves to the error if it failed. */
  onRetire: () => Promise<ApiError | undefined>;
}

/** Inline confirmation before a level or role is removed from the pickers. */
export function RetireQuestion({ text, editor, onRetire }: RetireQuestionProps) {
  const t = useTranslate();
  const errors = useErrorMessage();
  const [error, setError] = useState<ApiError>();
  const { isPending } = editor;
  return (
    // Escape answers no, wherever the focus is.
    <Stack gap={12} className={css.form} onKeyDown={closeOnEscape(editor)}>
      {error && <Banner tone="danger">{errors.message(error, 'jobTypes.failed')}</Banner>}
      <p className={css.question}>{text}</p>
      <Inline justify="end">
        <Button autoFocus isDisabled={isPending} onPress={editor.close}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel={t('jobTypes.retiring')}
          onPress={async () => setError(await onRetire())}
        >
          {t('jobTypes.retire')}
        </Button>
      </Inline>
    </Stack>
  );
}
