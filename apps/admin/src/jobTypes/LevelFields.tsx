import { createJobRole, listJobRoles, listJobTypes } from '@derrick/domain/jobTypes';
import { ComboBox } from '@derrick/ui/ComboBox';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import type { ControlProps } from '../patterns/form/fieldProps.ts';
import { usePickerOptions } from '../patterns/form/usePickerOptions.ts';
import { useChange } from '../patterns/remote/index.ts';
import { followLevels, type LevelAndRole } from './followLevels.ts';
import * as css from './LevelFields.css.ts';
import { LevelsButton } from './LevelsButton.tsx';

interface LevelFieldsProps {
  form: {
    values: LevelAndRole;
    control: (field: 'level' | 'role') => ControlProps;
    change: (chosen: LevelAndRole) => void;
  };
  /** Current level and role of a team member; undefined for a new team member, who needs both. */
  own?: LevelAndRole | undefined;
}

/** Scrolls an open list into view, because a scrollable dialog would clip it. */
function useListInView(field: RefObject<HTMLElement | null>, count: number) {
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows when its entries are there.
  useEffect(() => {
    if (!isOpen) return;
    field.current?.querySelector('[role="listbox"]')?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [field, isOpen, count]);
  return setOpen;
}

const texts = { more: 'people.typeForMore', unnamed: 'people.unknown' } as const;

// A loading failure is shown in the list with Retry; the specification requires no toast.
function useLevelOptions(levelId: string | undefined) {
  const levels = usePickerOptions(
    listJobTypes,
    { withRetired: true },
    { ...texts, failure: 'people.levelsFailed' },
  );
  const ofLevel = levelId === undefined ? null : { withRetired: true, jobTypeId: levelId };
  const roles = usePickerOptions(listJobRoles, ofLevel, { ...texts, failure: 'people.rolesFailed' });
  return { levels, roles };
}

/** Fields for a level and one of its roles; changing the level clears the role. */
export function LevelFields({ form, own }: LevelFieldsProps) {
  const t = useTranslate();
  const isRequired = own === undefined;
  const mayWrite = useSession().can('technicians:write');
  const { change: addRole } = useChange(createJobRole, { failure: 'people.roleFailed' });
  const { level, role } = form.values;
  const { levels, roles } = useLevelOptions(level?.id);
  const { nameOf: levelName, ...levelOptions } = levels;
  const { nameOf: roleName, ...roleOptions } = roles;

  const levelField = useRef<HTMLDivElement>(null);
  const roleField = useRef<HTMLDivElement>(null);
  const onLevelsOpen = useListInView(levelField, levels.items.length);
  const onRolesOpen = useListInView(roleField, roles.items.length);
  const levelControl = form.control('level');
  const roleControl = form.control('role');

  async function createRole(name: string) {
    if (level === null) return;
    const result = await addRole({ body: { name, jobTypeId: level.id } });
    if (result.ok) form.change({ level, role: { id: result.data.id, label: name } });
  }

  return (
    <>
      <ComboBox
        {...levelControl}
        {...levelOptions}
        ref={levelField}
        onOpenChange={onLevelsOpen}
        placeholder={t('people.levelPlaceholder')}
        isRequired={isRequired}
        value={level && { id: level.id, label: levelName(level.id) ?? level.label }}
        onChange={(chosen) => {
          if (chosen?.id !== level?.id) form.change({ level: chosen, role: null });
        }}
      />
      <ComboBox
        {...roleControl}
        {...roleOptions}
        // The key resets the field, because another level has other roles.
        key={level?.id ?? ''}
        ref={roleField}
        onOpenChange={onRolesOpen}
        placeholder={t(level === null ? 'people.roleLater' : 'people.rolePlaceholder')}
        emptyMessage={t(mayWrite ? 'people.noRoles' : 'people.noRolesYet')}
        onCreate={mayWrite ? (name) => void createRole(name) : undefined}
        isRequired={isRequired}
        isDisabled={roleControl.isDisabled || level === null}
        value={role && { id: role.id, label: roleName(role.id) ?? role.label }}
        onChange={(chosen) => form.change({ level, role: chosen })}
      />
      {mayWrite && (
        <LevelsButton
          variant="ghost"
          size="small"
          className={css.manage}
          isDisabled={levelControl.isDisabled}
          onChange={(change) => {
            const next = followLevels(form.values, change, own);
            if (next !== form.values) form.change({ level: next.level, role: next.role });
          }}
        >
          {t('people.manageLevels')}
        </LevelsButton>
      )}
    </>
  );
}
