import { Button } from '@derrick/ui/Button';
import { Card } from '@derrick/ui/Card';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import type { PeopleKind } from './kind.ts';
import * as css from './PersonForm.css.ts';
import type { Person } from './person.ts';

const ResetFactorDialog = lazyOverlay(
  async () => (await import('./ResetFactorDialog.tsx')).ResetFactorDialog,
);

/**
 * Card that resets the second factors of a team member who lost them; hidden for team members without a second factor.
 */
export function SecondFactorCard({ kind, person }: { kind: PeopleKind; person: Person }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isReset, setReset] = useState(false);
  const preloadReset = usePreload(ResetFactorDialog);
  if (!person.hasSecondFactor) return null;
  const close = () => setOpen(false);
  return (
    <Card as="section" gap={12}>
      <h3 className={css.factorTitle}>{t('people.factor.heading')}</h3>
      <p className={css.factorText} aria-live="polite">
        {t(isReset ? 'people.factor.wasReset' : 'people.factor.hint', { name: person.fullname })}
      </p>
      <div>
        {/* Stays mounted after the reset, because the focus returns to it. */}
        <Button
          {...preloadReset}
          variant="danger"
          isDisabled={isReset}
          isFocusableWhenDisabled
          onPress={() => setOpen(true)}
        >
          {t('people.factor.reset')}
        </Button>
      </div>
      {isOpen && (
        <ResetFactorDialog
          kind={kind}
          person={person}
          onDone={() => {
            setReset(true);
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
