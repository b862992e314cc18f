import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import type { MessageKey } from '../../core/i18n/catalogue.ts';
import { useLanguage, useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { age } from './age.ts';
import * as css from './RecordForm.css.ts';

interface DraftOfferProps {
  /** Message about the draft, with an `{age}` placeholder. */
  message: MessageKey;
  restoreLabel: MessageKey;
  /** Time of the last change, in ms since 1970. */
  savedAt: number;
  onRestore: () => void;
  onDiscard: () => void;
  isDisabled: boolean;
}

/** Offers to restore a draft of an earlier visit. */
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
        <span className={css.draftText}>{t(message, { age: age(savedAt, Date.now(), locale) })}</span>
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
