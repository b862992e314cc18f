import type { Page } from '@derrick/domain/contract';
import type { Person, PersonQuery } from '@derrick/domain/people';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import type { Translate } from '../core/i18n/messages.ts';
import { lazyOverlay, usePreload } from '../core/lazyOverlay.tsx';
import { useSession } from '../core/session.tsx';
import { useOneTimeParameter } from '../core/useOneTimeParameter.ts';
import { LevelsButton } from '../jobTypes/index.ts';
import { DataList, ListPage, useBulkDelete, useDelete, useList } from '../patterns/list/index.ts';
import type { PeopleKind } from './kind.ts';
import * as css from './PeopleScreen.css.ts';
import { PeopleStatistics } from './PeopleStatistics.tsx';
import { nameOf, peopleColumns } from './peopleColumns.tsx';
import { peopleAddressNames, peopleFilters } from './peopleFilters.ts';
import { usePersonMenu } from './usePersonMenu.tsx';

const InviteDialog = lazyOverlay(async () => (await import('./InviteDialog.tsx')).InviteDialog);

const technicianColumns = (t: Translate) => peopleColumns(t, { hasLevels: true });
const managerColumns = (t: Translate) => peopleColumns(t, { hasLevels: false });

/** List of technicians or managers. Page, page size, search and order come from the address. */
export function PeopleScreen({ kind }: { kind: PeopleKind }) {
  const t = useTranslate();
  const { can } = useSession();
  const { name, path, endpoints } = kind;
  const list = useList<PersonQuery, Page<Person>>(kind.list, {
    name,
    path,
    addressNames: peopleAddressNames,
    filters: peopleFilters,
  });
  const deletion = useDelete(list, endpoints.remove, name);
  const bulkDeletion = useBulkDelete(list, endpoints.remove, name);
  const { menu, dialog } = usePersonMenu({ kind, list, onDelete: deletion.ask });
  // `?invite=1` opens the dialog; used by links of other pages.
  const [invited] = useOneTimeParameter('invite');
  const [isInviting, setInviting] = useState(invited !== undefined && can(kind.write));
  const preloadInvite = usePreload(InviteDialog);
  const mayWrite = can(kind.write);

  return (
    <ListPage>
      <PeopleStatistics kind={kind} list={list} />
      {bulkDeletion.results}
      <DataList
        list={list}
        columns={kind.hasLevels ? technicianColumns : managerColumns}
        labelOf={(person) => nameOf(person, t)}
        hrefOf={mayWrite ? ({ id }) => `${path}/edit/${id}` : undefined}
        rowMenu={mayWrite ? menu : undefined}
        selectionActions={mayWrite && bulkDeletion.button}
        createAction={
          mayWrite && (
            <Inline justify="center" className={css.actions}>
              {kind.hasLevels && (
                <LevelsButton>
                  {t(can('rates:write') ? 'people.levelsAndRates' : 'people.manageLevels')}
                </LevelsButton>
              )}
              <Button
                variant="primary"
                icon={<UserPlus size={16} />}
                aria-haspopup="dialog"
                {...preloadInvite}
                onPress={() => setInviting(true)}
              >
                {t(`${name}.invite`)}
              </Button>
            </Inline>
          )
        }
      />
      {deletion.dialog}
      {bulkDeletion.dialog}
      {dialog}
      {isInviting && <InviteDialog kind={kind} onClose={() => setInviting(false)} />}
    </ListPage>
  );
}
