import { getCompanyDeletion, restoreCompany } from '@derrick/domain/company';
import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useServices } from '../../core/services.tsx';
import { useChange, useRemote } from '../../patterns/remote/index.ts';
import * as css from './SessionGate.css.ts';

/** In place of every page of a company that was deleted: until when it can be taken back, and how, for those who may. */
export function ClosedCompany({ onSignOut }: { onSignOut: () => void }) {
  const t = useTranslate();
  const { date } = useFormats();
  const { leave } = useServices();
  const remote = useRemote(getCompanyDeletion, {}, { failureTitle: 'closedCompany.title' });
  const { change, isPending } = useChange(restoreCompany, { failure: 'closedCompany.failed' });
  if (remote.status === 'loading') return null;
  // Whoever may not take it back is not told more.
  const deletion = remote.status === 'ready' ? remote.value.deletion : null;
  const takeBack = async () => {
    const { ok } = await change();
    if (ok) leave('/dashboard/company');
  };
  return (
    <EmptyState
      headingLevel={1}
      title={t('closedCompany.title')}
      description={
        deletion
          ? t('closedCompany.text', { day: date(deletion.deletedAt), until: date(deletion.removedFrom) })
          : t('closedCompany.others')
      }
      action={
        <div className={css.actions}>
          {deletion && (
            <Button variant="primary" isPending={isPending} onPress={() => void takeBack()}>
              {t('closedCompany.takeBack')}
            </Button>
          )}
          <Button variant="ghost" onPress={onSignOut}>
            {t('shell.signOut')}
          </Button>
        </div>
      }
    />
  );
}
