import { getCompanyDeletion, restoreCompany } from '@derrick/domain/company';
import { errorCodes } from '@derrick/domain/http';
import { Button } from '@derrick/ui/Button';
import { EmptyState } from '@derrick/ui/EmptyState';
import { Inline } from '@derrick/ui/Inline';
import { useFormats } from '../../core/formats/index.ts';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { useServices } from '../../core/services.tsx';
import { useChange, useRemote } from '../../patterns/remote/index.ts';

/**
 * Replaces every page of a deleted company. Users with permission see until when the deletion can be canceled, and a
 * button to cancel it.
 */
export function ClosedCompany({ onSignOut }: { onSignOut: () => void }) {
  const t = useTranslate();
  const { date } = useFormats();
  const { reloadAt } = useServices();
  const remote = useRemote(getCompanyDeletion, {}, { failureTitle: 'common.loadFailed' });
  const { change, isPending } = useChange(restoreCompany, { failure: 'closedCompany.failed' });
  if (remote.status === 'loading') return null;
  // A user who may not cancel the deletion gets 403.
  const failure = remote.status === 'failed' && remote.error.code !== errorCodes.forbidden ? remote : null;
  const deletion = remote.status === 'ready' ? remote.value.deletion : null;
  const takeBack = async () => {
    const { ok } = await change();
    if (ok) reloadAt('/dashboard/company');
  };
  return (
    <EmptyState
      headingLevel={1}
      title={t('closedCompany.title')}
      description={
        failure?.message ??
        (deletion
          ? t('closedCompany.text', { day: date(deletion.deletedAt), until: date(deletion.removedFrom) })
          : t('closedCompany.others'))
      }
      action={
        <Inline justify="center" isOneLine>
          {failure && (
            <Button variant="primary" isPending={failure.isRetrying} onPress={() => void failure.retry()}>
              {t('common.retry')}
            </Button>
          )}
          {deletion && (
            <Button variant="primary" isPending={isPending} onPress={() => void takeBack()}>
              {t('closedCompany.takeBack')}
            </Button>
          )}
          <Button variant="ghost" onPress={onSignOut}>
            {t('shell.signOut')}
          </Button>
        </Inline>
      }
    />
  );
}
