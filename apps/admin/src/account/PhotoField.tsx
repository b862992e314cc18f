import { Avatar } from '@derrick/ui/Avatar';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { useRef, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './Account.css.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

interface PhotoFieldProps {
  /** Name whose initials replace a missing photo. */
  name: string;
  value: string | null;
  onChange: (photo: string | null) => void;
  isDisabled: boolean;
  errorMessage?: string | undefined;
}

/** Profile photo, chosen from a file and resized in the browser. */
export function PhotoField({ name, value, onChange, isDisabled, errorMessage }: PhotoFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const problem = isUnreadable ? t('ownAccount.photo.unreadable') : errorMessage;

  async function choose(file: File | undefined) {
    if (!file) return;
    try {
      onChange(await shrinkPhoto(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  }

  return (
    <Inline gap={12}>
      <Avatar name={name} src={value} size="large" />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('ownAccount.photo.label')}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          // Allows the user to choose the same file again.
          currentTarget.value = '';
        }}
      />
      <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {t(value ? 'ownAccount.photo.change' : 'ownAccount.photo.choose')}
      </Button>
      {value && (
        <Button variant="ghost" isDisabled={isDisabled} onPress={() => onChange(null)}>
          {t('ownAccount.photo.remove')}
        </Button>
      )}
      {problem && (
        <p role="alert" className={css.photoProblem}>
          {problem}
        </p>
      )}
    </Inline>
  );
}
