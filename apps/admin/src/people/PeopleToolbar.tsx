import { Button } from '@derrick/ui/Button';
import { SearchField } from '@derrick/ui/SearchField';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './PeopleScreen.css.ts';
import type { PeopleRoom } from './room.ts';

interface PeopleToolbarProps {
  room: PeopleRoom;
  search: string;
  onSearch: (text: string) => void;
  /** Opens the dialog; absent for whom it is not. */
  onInvite?: (() => void) | undefined;
  /** Called when a pointer or the focus comes near the button. */
  onApproach: () => void;
}

/** Searches the list and invites to it. */
export function PeopleToolbar({ room, search, onSearch, onInvite, onApproach }: PeopleToolbarProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState({ text: search, applied: search });
  // Back, Forward or Clear search changed what is searched for: the field follows.
  if (typed.applied !== search) setTyped({ text: search, applied: search });

  return (
    <div className={css.toolbar}>
      <SearchField
        className={css.search}
        label={t(room.words.search)}
        placeholder={t(room.words.searchPlaceholder)}
        value={typed.text}
        onChange={(text) => setTyped({ text, applied: search })}
        onSubmit={(text) => onSearch(text.trim())}
        onClear={() => onSearch('')}
      />
      {onInvite && (
        <Button
          className={css.invite}
          variant="primary"
          icon={<UserPlus size={16} />}
          aria-haspopup="dialog"
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onPress={onInvite}
        >
          {t(room.words.invite)}
        </Button>
      )}
    </div>
  );
}
