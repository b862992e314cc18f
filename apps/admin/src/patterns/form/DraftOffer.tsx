import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { age } from './age.ts';
import * as css from './RecordForm.css.ts';

interface DraftOfferProps {
  /** The sentence about the draft, with its `{age}`. */
  message: MessageKey;
  restoreLabel: MessageKey;
  /** When it was last changed, in ms since 1970. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
  isDisabled: boolean;
}

/** Offers what an earlier visit left. */
export function DraftOffer({
  message,
  restoreLabel,
  savedAt,
  isDisabled,
  onRestore,
  onDiscard,
}: DraftOfferProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <Banner tone="info">
      <Inline className={css.draft}>
        <span className={css.draftText}>{t(message, { age: age(savedAt, Date.now(), locale, t) })}</span>
        <Button size="small" isDisabled={isDisabled} onPress={onRestore}>
          {t(restoreLabel)}
        </Button>
        <Button size="small" variant="ghost" isDisabled={isDisabled} onPress={onDiscard}>
          {t('form.draft.discard')}
        </Button>
      </Inline>
    </Banner>
  );
}
