import { listTicketTechnicians } from '@derrick/domain/tickets';
import { Button } from '@derrick/ui/Button';
import { ButtonGroup } from '@derrick/ui/ButtonGroup';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useSession } from '../../core/session.tsx';
import { optionName, useOptions } from '../../patterns/remote/index.ts';
import { type Mentionable, mentionable, typedMention, withMention } from './mentions.ts';

interface MentionSuggestionsProps {
  /** The comment as far as it is typed. */
  text: string;
  /** People who had to do with the ticket. */
  people: readonly Mentionable[];
  onChoose: (text: string) => void;
}

/** While a name is typed behind an `@`: the people whom it may mean. */
export function MentionSuggestions({ text, people, onChoose }: MentionSuggestionsProps) {
  const t = useTranslate();
  const { user } = useSession();
  const typed = typedMention(text);
  const { options = [] } = useOptions(
    listTicketTechnicians,
    typed === undefined ? null : {},
    { search: typed ?? '' },
    { failureTitle: 'ticketLife.mention' },
  );
  if (typed === undefined) return null;
  const technicians = options.map((option) => ({ id: option.id, name: optionName(option) }));
  const found = mentionable(
    typed,
    [...people, ...technicians].filter(({ id }) => id !== user.id),
  );
  if (found.length === 0) return null;
  return (
    <ButtonGroup label={t('ticketLife.mention')}>
      {found.map(({ id, name }) => (
        <Button key={id} size="small" onPress={() => onChoose(withMention(text, typed, name))}>
          {`@${name}`}
        </Button>
      ))}
    </ButtonGroup>
  );
}
