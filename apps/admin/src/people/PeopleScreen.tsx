import { Banner } from '@derrick/ui/Banner';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { deferred } from '../app/deferred.tsx';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useLocation } from '../app/location.tsx';
import { useSession } from '../app/session.tsx';
import { Forbidden } from './Forbidden.tsx';
import * as css from './PeopleScreen.css.ts';
import { PeopleStatistics } from './PeopleStatistics.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { nameOf } from './peopleColumns.tsx';
import { usePeoplePlace } from './peoplePlace.ts';
import type { PeopleRoom, Person } from './room.ts';
import { type RowAction, rowItems } from './rowActions.tsx';
import { useForecast, withForecast } from './useForecast.ts';
import { usePeoplePage } from './usePeople.ts';
import { type Refusal, usePeopleActions } from './usePeopleActions.ts';

const ConfirmDialog = deferred(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
const LinkDialog = deferred(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const InviteDialog = deferred(async () => (await import('./InviteDialog.tsx')).InviteDialog);

const onApproach = {
  table: () => void ConfirmDialog.preload().catch(() => {}),
  invite: () => void InviteDialog.preload().catch(() => {}),
};

/** Is what stands over the list. */
type Overlay =
  | { kind: 'invite' }
  | { kind: 'delete' | 'revoke'; person: Person }
  | { kind: 'deleteMany' }
  | { kind: 'link'; name: string; link: string; expiresAt: string };

const nobody: ReadonlyMap<string, string> = new Map();
const noRows: Person[] = [];

/** Is the list of a room; page, page size, search and order are those of the address. */
export function PeopleScreen({ room }: { room: PeopleRoom }) {
  const { can } = useSession();
  return can(room.read) ? <People room={room} /> : <Forbidden />;
}

function People({ room }: { room: PeopleRoom }) {
  const t = useTranslate();
  const { user, can } = useSession();
  const [, navigate] = useLocation();
  const [place, go] = usePeoplePlace(room.path);
  const people = usePeoplePage(room, place);
  const forecast = useForecast();
  const actions = usePeopleActions(room, forecast);
  /** Names by id: those of other pages are selected, too. */
  const [selected, setSelected] = useState(nobody);
  const [overlay, setOverlay] = useState<Overlay>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { words } = room;
  const mayWrite = can(room.write);
  const close = () => setOverlay(undefined);

  const page = people.status === 'ready' ? people.value : undefined;
  const loaded = page?.data ?? noRows;
  const { outlooks } = forecast;
  const rows = useMemo(() => withForecast(loaded, outlooks), [loaded, outlooks]);
  const selectedKeys = useMemo(() => new Set(selected.keys()), [selected]);

  const lastPage = Math.max(1, page?.meta.pagination.pageCount ?? 1);
  const isPastEnd =
    people.status === 'ready' && !people.isStale && loaded.length === 0 && place.page > lastPage;
  useEffect(() => {
    // An old link, or the last rows are gone: the last page there is.
    if (isPastEnd) go({ page: lastPage }, { replace: true });
  }, [isPastEnd, lastPage, go]);

  const select = (ids: Set<string>) => {
    const names = new Map([...selected, ...loaded.map((one) => [one.id, nameOf(one, t)] as const)]);
    setSelected(new Map([...ids].map((id) => [id, names.get(id) ?? t('people.unknown')])));
  };
  const deselect = (id: string) =>
    setSelected((current) => new Map([...current].filter(([one]) => one !== id)));

  const rowMenu = mayWrite
    ? {
        label: (person: Person) => t('people.actionsOf', { name: nameOf(person, t) }),
        items: (person: Person) =>
          rowItems(person, { isSelf: person.id === user.id, isChanging: outlooks.has(person.id) }, t),
        onAction(action: string, person: Person) {
          // The menu holds no other ids than those of `rowItems`.
          void run(action as RowAction, person);
        },
      }
    : undefined;

  async function run(action: RowAction, person: Person) {
    switch (action) {
      case 'edit':
        return navigate(`${room.path}/edit/${person.id}`);
      case 'activate':
        return actions.setStatus(person, 'active');
      case 'deactivate':
        return actions.setStatus(person, 'deactivated');
      case 'resend':
        return actions.resend(person);
      case 'copyLink': {
        const made = await actions.copyLink(person);
        if (made) setOverlay({ kind: 'link', name: nameOf(person, t), ...made });
        return;
      }
      case 'revoke':
      case 'delete':
        return setOverlay({ kind: action, person });
    }
  }

  return (
    <div className={css.page}>
      <PeopleStatistics room={room} />
      {refusals.length > 0 && (
        <Banner
          tone="danger"
          title={t(words.refused, { count: refusals.length })}
          onDismiss={() => setRefusals([])}
        >
          <ul className={css.reasons}>
            {refusals.map(({ id, name, reason }) => (
              <li key={id}>{t('people.refusal', { field: name, message: reason })}</li>
            ))}
          </ul>
        </Banner>
      )}
      <PeopleTable
        room={room}
        people={isPastEnd ? { status: 'loading' } : people}
        rows={rows}
        place={place}
        go={go}
        selected={mayWrite ? selectedKeys : undefined}
        onSelect={select}
        rowMenu={rowMenu}
        onDeleteSelected={() => setOverlay({ kind: 'deleteMany' })}
        onInvite={mayWrite ? () => setOverlay({ kind: 'invite' }) : undefined}
        onApproach={onApproach}
      />
      {overlay && <Suspense>{dialog(overlay)}</Suspense>}
    </div>
  );

  function dialog(open: Overlay) {
    switch (open.kind) {
      case 'invite':
        return <InviteDialog room={room} onClose={close} />;
      case 'link':
        return <LinkDialog {...open} onClose={close} />;
      case 'delete':
        return (
          <ConfirmDialog
            title={t(words.deleteTitle)}
            text={t('people.deleteText', { name: nameOf(open.person, t) })}
            confirmLabel={t('people.delete')}
            onConfirm={async () => {
              if (await actions.remove(open.person)) deselect(open.person.id);
            }}
            onClose={close}
          />
        );
      case 'revoke':
        return (
          <ConfirmDialog
            title={t('people.revokeTitle')}
            text={t('people.revokeText', { name: nameOf(open.person, t) })}
            confirmLabel={t('people.revoke')}
            onConfirm={() => actions.revoke(open.person)}
            onClose={close}
          />
        );
      case 'deleteMany': {
        const [onlyName = ''] = selected.size === 1 ? selected.values() : [];
        return (
          <ConfirmDialog
            title={onlyName ? t(words.deleteTitle) : t(words.deleteManyTitle)}
            text={
              onlyName
                ? t('people.deleteText', { name: onlyName })
                : t(words.deleteManyText, { count: selected.size })
            }
            confirmLabel={t('people.delete')}
            onConfirm={() => {
              const doomed = selected;
              setSelected(nobody);
              setRefusals([]);
              // Not waited for: they are off the screen, and what is refused is said above the list.
              void actions.removeMany(doomed).then(setRefusals);
            }}
            onClose={close}
          />
        );
      }
    }
  }
}
