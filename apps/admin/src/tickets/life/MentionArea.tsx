import { listTicketReaders } from '@derrick/domain/tickets';
import { ListboxPopup, useListbox } from '@derrick/ui/Listbox';
import { TextArea, type TextAreaProps } from '@derrick/ui/TextArea';
import { useState } from 'react';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { readyValue, useRemote } from '../../patterns/remote/index.ts';
import { type Mentionable, mentionable, typedMention, withMention } from './mentions.ts';
import * as css from './TicketTimeline.css.ts';

interface MentionAreaProps extends TextAreaProps {
  value: string;
  onChange: (text: string) => void;
  ticketId: string;
  /** Users involved with the ticket, who are suggested first. */
  people: readonly Mentionable[];
}

/** Text area that suggests users while a name is typed after an `@`. Arrow keys and Enter choose one of them. */
export function MentionArea({ ticketId, people, value: text, onChange, ...props }: MentionAreaProps) {
  const t = useTranslate();
  const { user } = useSession();
  // Escape and blur hide the suggestions until the text changes.
  const [dismissedText, setDismissedText] = useState<string>();
  const typed = typedMention(text);
  const readers = useRemote(listTicketReaders, typed === undefined ? null : { params: { id: ticketId } }, {
    failureTitle: 'ticketLife.mention',
    keepPreviousData: true,
  });
  const known = (readyValue(readers) ?? []).map(({ id, fullname }) => ({ id, name: fullname }));
  const others = [...people, ...known].filter(({ id }) => id !== user.id);
  const items =
    typed === undefined
      ? []
      : mentionable(typed, others).map(({ id, name }) => ({ id, name, label: `@${name}` }));
  const dismiss = () => setDismissedText(text);
  const isOpen = items.length > 0 && text !== dismissedText;
  const listbox = useListbox({
    label: t('ticketLife.mention'),
    items,
    isOpen,
    query: text,
    firstActiveId: items[0]?.id,
    onChoose: ({ name }) => onChange(withMention(text, typed ?? '', name)),
    onCancel: isOpen ? dismiss : undefined,
  });
  return (
    <div className={css.mentions}>
      <TextArea
        {...props}
        {...listbox.controlProps}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        value={text}
        onChange={onChange}
        onBlur={(event) => {
          props.onBlur?.(event);
          dismiss();
        }}
      />
      <ListboxPopup listbox={listbox} onLeave={dismiss} />
    </div>
  );
}
