import { createJobTypesClient } from '@derrick/domain/jobTypes';
import { Button } from '@derrick/ui/Button';
import { ComboBox, type ComboBoxItem } from '@derrick/ui/ComboBox';
import { Settings2 } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../app/api.ts';
import { deferred } from '../app/deferred.tsx';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useSession } from '../app/session.tsx';
import { useOptions } from '../ticketForm/useOptions.ts';
import { followLevels } from './followLevels.ts';
import * as css from './LevelFields.css.ts';

const LevelsDialog = deferred(async () => (await import('../jobTypes/LevelsDialog.tsx')).LevelsDialog);

const onApproach = () => void LevelsDialog.preload().catch(() => {});

/** Is a level and a role as chosen; a name may be unknown until its list is loaded. */
export interface LevelAndRole {
  level: ComboBoxItem | null;
  role: ComboBoxItem | null;
}

interface LevelFieldsProps {
  value: LevelAndRole;
  onChange: (value: LevelAndRole) => void;
  /** Whether it is of somebody new, who needs both. */
  isRequired?: boolean | undefined;
  isDisabled: boolean;
  errors: { level?: string | undefined; role?: string | undefined };
  ids: { level: string; role: string };
}

const nobody = { count: 0, pageCount: 0, pageNumber: 1, pageSize: 1 };

/** Is a level or a role; a retired one has its name still, and is not to be chosen. */
interface Entry extends ComboBoxItem {
  isRetired: boolean;
}

const entryOf = ({
  id,
  name,
  isRetired = false,
}: {
  id: string;
  name: string;
  isRetired?: boolean | undefined;
}) => ({ id, label: name, isRetired }) satisfies Entry;

const isCurrent = (item: ComboBoxItem) => !('isRetired' in item && item.isRetired);

/** Scrolls an open list into view: in a dialog it would be cut off where the dialog scrolls. */
function useListInView(field: RefObject<HTMLElement | null>, count: number) {
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows when its entries are there.
  useEffect(() => {
    if (!isOpen) return;
    field.current?.querySelector('[role="listbox"]')?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [field, isOpen, count]);
  return setOpen;
}

/** What cannot be loaded is said in the list itself, with Retry; the specification wants no toast. */
const ignore = () => {};

/** Chooses a level and then one of its roles; another level takes the role away. */
export function LevelFields({ value, onChange, isRequired, isDisabled, errors, ids }: LevelFieldsProps) {
  const t = useTranslate();
  const { http } = useApi();
  const { can } = useSession();
  const [isManaging, setManaging] = useState(false);
  const jobTypes = useMemo(() => createJobTypesClient(http), [http]);
  const levelId = value.level?.id;

  const levels = useOptions({
    kind: 'levels',
    failure: t('people.levelsFailed'),
    onError: ignore,
    async load(query) {
      const { data, meta } = await jobTypes.list({ ...query, withRetired: true });
      return { data: data.map(entryOf), meta };
    },
  });
  const roles = useOptions({
    kind: `jobRoles ${levelId ?? ''}`,
    failure: t('people.rolesFailed'),
    onError: ignore,
    async load(query) {
      if (levelId === undefined) return { data: [], meta: { pagination: nobody } };
      const { data, meta } = await jobTypes.roles({ ...query, jobTypeId: levelId, withRetired: true });
      return { data: data.map(entryOf), meta };
    },
  });

  const levelField = useRef<HTMLDivElement>(null);
  const roleField = useRef<HTMLDivElement>(null);
  const onLevelsOpen = useListInView(levelField, levels.items.length);
  const onRolesOpen = useListInView(roleField, roles.items.length);

  const known = (chosen: ComboBoxItem | null, items: readonly ComboBoxItem[]) =>
    chosen && { id: chosen.id, label: items.find(({ id }) => id === chosen.id)?.label ?? chosen.label };
  const more = (isIncomplete: boolean) => (isIncomplete ? t('people.typeForMore') : undefined);
  return (
    <>
      <ComboBox
        ref={levelField}
        onOpenChange={onLevelsOpen}
        id={ids.level}
        label={t('people.level')}
        placeholder={t('people.levelPlaceholder')}
        isRequired={isRequired}
        isDisabled={isDisabled}
        errorMessage={errors.level}
        value={known(value.level, levels.items)}
        onChange={(level) => {
          if (level?.id !== levelId) onChange({ level, role: null });
        }}
        items={levels.items.filter(isCurrent)}
        status={levels.status}
        onSearch={levels.onSearch}
        listDescription={more(levels.isIncomplete)}
      />
      <ComboBox
        // Another level has other roles: nothing half typed stays.
        key={levelId ?? ''}
        ref={roleField}
        onOpenChange={onRolesOpen}
        id={ids.role}
        label={t('people.role')}
        placeholder={t(levelId === undefined ? 'people.roleLater' : 'people.rolePlaceholder')}
        isRequired={isRequired}
        isDisabled={isDisabled || levelId === undefined}
        errorMessage={errors.role}
        value={known(value.role, roles.items)}
        onChange={(role) => onChange({ ...value, role })}
        items={roles.items.filter(isCurrent)}
        status={roles.status}
        onSearch={roles.onSearch}
        listDescription={more(roles.isIncomplete)}
      />
      {can('technicians:write') && (
        <Button
          variant="ghost"
          size="small"
          className={css.manage}
          icon={<Settings2 size={16} />}
          isDisabled={isDisabled}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onPress={() => setManaging(true)}
        >
          {t('people.manageLevels')}
        </Button>
      )}
      {isManaging && (
        <Suspense>
          <LevelsDialog
            onChange={(change) => {
              const next = followLevels(value, change, isRequired === true);
              if (next !== value) onChange(next);
            }}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
    </>
  );
}
