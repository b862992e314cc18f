import { createJobTypesClient } from '@derrick/domain/jobTypes';
import { ComboBox, type ComboBoxItem } from '@derrick/ui/ComboBox';
import { useMemo } from 'react';
import { useApi } from '../app/api.ts';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { useOptions } from '../ticketForm/useOptions.ts';

/** Is a level and a role as chosen; a name may be unknown until its list is loaded. */
export interface LevelAndRole {
  level: ComboBoxItem | null;
  role: ComboBoxItem | null;
}

interface LevelFieldsProps {
  value: LevelAndRole;
  onChange: (value: LevelAndRole) => void;
  isRequired?: boolean | undefined;
  isDisabled: boolean;
  errors: { level?: string | undefined; role?: string | undefined };
  ids: { level: string; role: string };
}

const nobody = { count: 0, pageCount: 0, pageNumber: 1, pageSize: 1 };
const named = ({ id, name }: { id: string; name: string }) => ({ id, label: name });

/** What cannot be loaded is said in the list itself, with Retry; the specification wants no toast. */
const ignore = () => {};

/** Chooses a level and then one of its roles; another level takes the role away. */
export function LevelFields({ value, onChange, isRequired, isDisabled, errors, ids }: LevelFieldsProps) {
  const t = useTranslate();
  const { http } = useApi();
  const jobTypes = useMemo(() => createJobTypesClient(http), [http]);
  const levelId = value.level?.id;

  const levels = useOptions({
    kind: 'jobTypes',
    failure: t('people.levelsFailed'),
    onError: ignore,
    async load(query) {
      const { data, meta } = await jobTypes.list(query);
      return { data: data.map(named), meta };
    },
  });
  const roles = useOptions({
    kind: `jobRoles ${levelId ?? ''}`,
    failure: t('people.rolesFailed'),
    onError: ignore,
    async load(query) {
      if (levelId === undefined) return { data: [], meta: { pagination: nobody } };
      const { data, meta } = await jobTypes.roles({ ...query, jobTypeId: levelId });
      return { data: data.map(named), meta };
    },
  });

  const known = (chosen: ComboBoxItem | null, items: readonly ComboBoxItem[]) =>
    chosen && { id: chosen.id, label: items.find(({ id }) => id === chosen.id)?.label ?? chosen.label };
  const more = (isIncomplete: boolean) => (isIncomplete ? t('people.typeForMore') : undefined);
  return (
    <>
      <ComboBox
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
        items={levels.items}
        status={levels.status}
        onSearch={levels.onSearch}
        note={more(levels.isIncomplete)}
      />
      <ComboBox
        // Another level has other roles: nothing half typed stays.
        key={levelId ?? ''}
        id={ids.role}
        label={t('people.role')}
        placeholder={t(levelId === undefined ? 'people.roleLater' : 'people.rolePlaceholder')}
        isRequired={isRequired}
        isDisabled={isDisabled || levelId === undefined}
        errorMessage={errors.role}
        value={known(value.role, roles.items)}
        onChange={(role) => onChange({ ...value, role })}
        items={roles.items}
        status={roles.status}
        onSearch={roles.onSearch}
        note={more(roles.isIncomplete)}
      />
    </>
  );
}
