import type { PeoplePage } from '@derrick/domain/people';
import { Button } from '@derrick/ui/Button';
import { DataTable, type DataTableRowMenu } from '@derrick/ui/DataTable';
import { Pagination } from '@derrick/ui/Pagination';
import { useIsMobile } from '@derrick/ui/theme';
import { Trash2, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import * as css from './PeopleScreen.css.ts';
import { PeopleToolbar } from './PeopleToolbar.tsx';
import { nameOf, peopleColumns } from './peopleColumns.tsx';
import { type Go, PEOPLE_PAGE_SIZES, type PeoplePlace } from './peoplePlace.ts';
import type { PeopleRoom, Person } from './room.ts';
import type { Remote } from './usePeople.ts';

interface PeopleTableProps {
  room: PeopleRoom;
  people: Remote<PeoplePage<Person>>;
  /** The rows of the page as they are to be seen. */
  rows: Person[];
  place: PeoplePlace;
  go: Go;
  /** Who is selected; absent where nothing can be done to them. */
  selected?: ReadonlySet<string> | undefined;
  onSelect: (ids: Set<string>) => void;
  rowMenu: DataTableRowMenu<Person> | undefined;
  onDeleteSelected: () => void;
  onInvite?: (() => void) | undefined;
  /** Called when a pointer or the focus comes near what opens a dialog. */
  onApproach: { table: () => void; invite: () => void };
}

const idOf = ({ id }: Person) => id;

/** Shows one page of people in whatever state it is, with what can be done to each. */
export function PeopleTable({
  room,
  people,
  rows,
  place,
  go,
  selected,
  onSelect,
  rowMenu,
  onDeleteSelected,
  onInvite,
  onApproach,
}: PeopleTableProps) {
  const t = useTranslate();
  const isMobile = useIsMobile();
  const columns = useMemo(() => peopleColumns(t), [t]);
  const { words } = room;
  const pagination = people.status === 'ready' ? people.value.meta.pagination : undefined;

  return (
    <DataTable
      label={t(words.title)}
      className={css.table}
      onPointerEnter={onApproach.table}
      onFocus={onApproach.table}
      columns={columns}
      rows={rows}
      getRowId={idOf}
      getRowLabel={(person) => nameOf(person, t)}
      selectionMode={selected ? 'multiple' : 'none'}
      selectedKeys={selected}
      onSelectionChange={onSelect}
      rowMenu={rowMenu}
      sort={
        place.sort === ''
          ? undefined
          : { column: 'status', direction: place.sort === 'status' ? 'ascending' : 'descending' }
      }
      onSortChange={({ direction }) =>
        go({ sort: direction === 'ascending' ? 'status' : '-status', page: 1 })
      }
      status={tableStatus()}
      toolbar={
        <PeopleToolbar
          room={room}
          search={place.search}
          onSearch={(search) => go({ search, page: 1 })}
          onInvite={onInvite}
          onApproach={onApproach.invite}
        />
      }
      selectionBar={() => (
        <Button
          variant="danger"
          icon={<Trash2 size={16} />}
          aria-haspopup="dialog"
          onPress={onDeleteSelected}
        >
          {t('people.delete')}
        </Button>
      )}
      skeletonRows={place.size}
      rowCount={pagination?.count}
      rowOffset={(place.page - 1) * place.size}
      footer={
        pagination && pagination.count > 0 ? (
          <Pagination
            page={place.page}
            pageSize={place.size}
            rowCount={pagination.count}
            isCountCapped={pagination.countIsCapped}
            pageSizes={PEOPLE_PAGE_SIZES}
            onPageChange={(page) => go({ page })}
            onPageSizeChange={(size) => go({ size, page: 1 })}
            density={isMobile ? 'compact' : undefined}
          />
        ) : undefined
      }
    />
  );

  function tableStatus() {
    switch (people.status) {
      case 'loading':
        return { kind: 'loading' } as const;
      case 'failed':
        return { kind: 'failed', message: people.message, onRetry: people.retry } as const;
      case 'ready':
        if (rows.length > 0) return { kind: 'ready', isRefreshing: people.isStale } as const;
        // Nobody is left to be seen, yet the server has not agreed.
        if (people.value.data.length > 0) return { kind: 'ready', isRefreshing: true } as const;
        return place.search ? nobodyFound() : nobodyYet();
    }
  }

  function nobodyFound() {
    return {
      kind: 'empty',
      title: t(words.empty),
      description: t(words.noMatch, { search: place.search }),
      action: <Button onPress={() => go({ search: '', page: 1 })}>{t('people.clearSearch')}</Button>,
    } as const;
  }

  function nobodyYet() {
    return {
      kind: 'empty',
      title: t(words.empty),
      description: t(words.emptyHint),
      action: onInvite && (
        <Button
          variant="primary"
          icon={<UserPlus size={16} />}
          aria-haspopup="dialog"
          onPointerEnter={onApproach.invite}
          onFocus={onApproach.invite}
          onPress={onInvite}
        >
          {t(words.invite)}
        </Button>
      ),
    } as const;
  }
}
