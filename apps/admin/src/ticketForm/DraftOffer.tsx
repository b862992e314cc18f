import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { useLanguage, useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { age } from './age.ts';
import * as css from './TicketForm.css.ts';
import type { Draft } from './useDraft.ts';

interface DraftOfferProps {
  draft: Draft;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
  isDisabled: boolean;
}

/** Offers what an earlier visit left. */
export function DraftOffer({ draft, onRestore, onDiscard, isDisabled }: DraftOfferProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <Banner tone="info">
      <div className={css.draft}>
        <span className={css.draftText}>
          {t('ticketForm.draft.found', { age: age(draft.savedAt, Date.now(), locale) })}
        </span>
        <Button size="small" isDisabled={isDisabled} onPress={() => onRestore(draft)}>
          {t('ticketForm.draft.restore')}
        </Button>
        <Button size="small" variant="ghost" isDisabled={isDisabled} onPress={() => onDiscard(draft)}>
          {t('ticketForm.draft.discard')}
        </Button>
      </div>
    </Banner>
  );
}
