import type { Page } from '@derrick/domain/contract';
import type { Person, PersonQuery, StatusChange } from '@derrick/domain/people';
import type { DataTableRowMenu } from '@derrick/ui/DataTable';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../core/api.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { lazyOverlay } from '../core/lazyOverlay.tsx';
import { type Notice, notify } from '../core/notify.tsx';
import { useSession } from '../core/session.tsx';
import { ConfirmDialog } from '../patterns/dialogs/lazyDialogs.ts';
import type { List } from '../patterns/list/index.ts';
import { useChange, useErrorMessage, useRevalidate } from '../patterns/remote/index.ts';
import type { PeopleKind } from './kind.ts';
import { nameOf } from './peopleColumns.tsx';
import { type PersonAction, personMenuItems } from './personMenuItems.tsx';

const LinkDialog = lazyOverlay(async () => (await import('./LinkDialog.tsx')).LinkDialog);

type Overlay =
  | { kind: 'revoke' | 'deactivate'; person: Person }
  | { kind: 'link'; name: string; link: string; expiresAt: string };

interface PersonMenuOptions {
  kind: PeopleKind;
  list: List<PersonQuery, Page<Person>>;
  onDelete: (person: { id: string; label: string }) => void;
}

/** Row menu of a team member, with its dialogs. Each action reports its result with a toast. */
export function usePersonMenu({ kind, list, onDelete }: PersonMenuOptions) {
  const t = useTranslate();
  const { user } = useSession();
  const [, navigate] = useLocation();
  const api = useApi();
  const errors = useErrorMessage();
  const revalidate = useRevalidate();
  const [overlay, setOverlay] = useState<Overlay>();
  const { name, path, endpoints } = kind;
  const success = (description: string): Notice => ({
    tone: 'success',
    title: t('list.success'),
    description,
  });

  const activation = useChange(endpoints.setStatus, {
    success: ({ needsLink, status }, message) => {
      const notice = success(message ?? t(`${name}.statusUpdated`));
      // The account is active but cannot sign in yet, because the invitation link has not been sent.
      return needsLink && status === 'ACTIVE'
        ? { ...notice, description: `${notice.description}. ${t('people.stillNeedsLink')}` }
        : notice;
    },
    failure: `${name}.statusFailed`,
  });
  const resending = useChange(endpoints.resendInvitation, { failure: 'people.resendFailed' });
  const revocation = useChange(endpoints.revokeInvitation, { failure: 'people.revokeFailed' });

  /** Shows the new status immediately and restores the previous one if the server rejects the change. */
  const setStatus = (person: Person, status: StatusChange) => {
    const work = async () => {
      const result = await activation.change({ params: { id: person.id }, body: { status } });
      await (result.ok ? result.reloaded : revalidate([name]));
    };
    void list.expect([person.id], { status: status === 'active' ? 'ACTIVE' : 'DEACTIVE' }, work());
  };

  const resend = async (person: Person) => {
    const result = await resending.change({ params: { id: person.id }, body: {} });
    if (!result.ok) return;
    const key = result.data.by === 'email' ? 'people.resentByEmail' : 'people.resentBySms';
    void notify(success(t(key, { name: nameOf(person, t) })));
  };

  /** Copies a new link, or shows it in a dialog if the browser blocks copying without another press. */
  const copyLink = async (person: Person) => {
    try {
      const made = await api.call(endpoints.copyInvitationLink, { params: { id: person.id } });
      if (person.isInvitationRevoked) void revalidate([name]);
      try {
        await navigator.clipboard.writeText(made.link);
      } catch {
        return setOverlay({ kind: 'link', name: nameOf(person, t), ...made });
      }
      void notify(success(t('people.linkCopied', { name: nameOf(person, t) })));
    } catch (error) {
      void notify(errors.notice(error, 'people.linkFailed'));
    }
  };

  const revoke = async (person: Person) => {
    const result = await revocation.change({ params: { id: person.id } });
    if (result.ok) void notify(success(result.message ?? t('people.revoked', { name: nameOf(person, t) })));
  };

  const actions: Record<PersonAction, (person: Person) => void> = {
    edit: ({ id }) => navigate(`${path}/edit/${id}`),
    activate: (person) => setStatus(person, 'active'),
    deactivate: (person) => setOverlay({ kind: 'deactivate', person }),
    resend: (person) => void resend(person),
    copyLink: (person) => void copyLink(person),
    revoke: (person) => setOverlay({ kind: 'revoke', person }),
    delete: (person) => onDelete({ id: person.id, label: nameOf(person, t) }),
  };
  const menu: DataTableRowMenu<Person> = {
    label: (person) => t('people.actionsOf', { name: nameOf(person, t) }),
    items: (person) =>
      personMenuItems(person, { isSelf: person.id === user.id, isChanging: list.isChanging(person.id) }, t),
    // The menu only contains the IDs of `personMenuItems`.
    onAction: (action, person) => actions[action as PersonAction](person),
  };
  return { menu, dialog: overlay && dialog(overlay) };

  function dialog(open: Overlay) {
    const close = () => setOverlay(undefined);
    if (open.kind === 'link') return <LinkDialog {...open} onClose={close} />;
    if (open.kind === 'deactivate') {
      return (
        <ConfirmDialog
          title={t('people.deactivateTitle', { name: nameOf(open.person, t) })}
          text={t('people.deactivateText')}
          confirmLabel={t('people.deactivate')}
          onConfirm={() => setStatus(open.person, 'deactivated')}
          onClose={close}
        />
      );
    }
    return (
      <ConfirmDialog
        title={t('people.revokeTitle')}
        text={t('people.revokeText', { name: nameOf(open.person, t) })}
        confirmLabel={t('people.revoke')}
        onConfirm={() => revoke(open.person)}
        onClose={close}
      />
    );
  }
}
