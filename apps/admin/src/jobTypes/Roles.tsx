import type { JobRole, JobType } from '@derrick/domain/jobTypes';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { Spinner } from '@derrick/ui/Spinner';
import { Stack } from '@derrick/ui/Stack';
import { Plus } from 'lucide-react';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { RetryBanner } from '../patterns/remote/index.ts';
import { ItemButtons } from './ItemButtons.tsx';
import * as css from './LevelsDialog.css.ts';
import { NameForm } from './NameForm.tsx';
import { RetiredList } from './RetiredList.tsx';
import { RetireQuestion } from './RetireQuestion.tsx';
import type { Editor } from './useEditor.ts';
import { useLevelCalls } from './useLevelCalls.ts';
import { useRoles } from './useLevels.ts';

/** Roles of a level, with actions to rename, retire and add them. */
export function Roles({ level, editor }: { level: JobType; editor: Editor }) {
  const t = useTranslate();
  const { addRole } = useLevelCalls();
  const remote = useRoles(level.id);
  const addKey = `addRole ${level.id}`;

  if (remote.status !== 'ready') {
    return (
      <Stack gap={8} className={css.roles}>
        {remote.status === 'loading' ? <Spinner label={t('common.loading')} /> : <RetryBanner {...remote} />}
      </Stack>
    );
  }
  const roles = remote.value.filter(({ isRetired }) => !isRetired);
  return (
    <Stack gap={8} className={css.roles}>
      {roles.length === 0 ? (
        <p className={`${css.question} ${css.note}`}>{t('jobTypes.noRoles')}</p>
      ) : (
        <ul className={css.roleList}>
          {roles.map((role) => (
            <li key={role.id} className={css.roleItem}>
              <Role role={role} editor={editor} />
            </li>
          ))}
        </ul>
      )}
      {editor.isOpen(addKey) ? (
        <NameForm
          label="jobTypes.roleName"
          submitLabel="jobTypes.addRole"
          editor={editor}
          onSubmit={({ name }) =>
            editor.run({
              change: () => addRole({ body: { name, jobTypeId: level.id } }),
              follow: ({ id, jobTypeId }) => ({ what: 'role', is: 'added', id, name, jobTypeId }),
              success: 'jobTypes.added',
              name,
            })
          }
        />
      ) : (
        <Button
          id={editor.idOf(addKey)}
          size="small"
          className={css.start}
          icon={<Plus size={16} />}
          isDisabled={editor.isPending}
          onPress={() => editor.open(addKey)}
        >
          {t('jobTypes.addRole')}
        </Button>
      )}
      <RetiredList
        title="jobTypes.retiredRoles"
        items={remote.value.filter(({ isRetired }) => isRetired)}
        editor={editor}
        restore={(name) => addRole({ body: { name, jobTypeId: level.id } })}
      />
    </Stack>
  );
}

function Role({ role: { id, name, jobTypeId }, editor }: { role: JobRole; editor: Editor }) {
  const t = useTranslate();
  const { renameRole, retireRole } = useLevelCalls();
  const keys = { edit: `editRole ${id}`, retire: `retireRole ${id}` };
  if (editor.isOpen(keys.edit)) {
    return (
      <NameForm
        label="jobTypes.roleName"
        initial={{ name }}
        submitLabel="jobTypes.save"
        editor={editor}
        onSubmit={(values) =>
          editor.run({
            change: () => renameRole({ params: { id }, body: { name: values.name } }),
            success: 'jobTypes.saved',
            name: values.name,
          })
        }
      />
    );
  }
  if (editor.isOpen(keys.retire)) {
    return (
      <RetireQuestion
        text={t('jobTypes.retireRoleText', { name })}
        editor={editor}
        onRetire={() =>
          editor.run({
            change: () => retireRole({ params: { id } }),
            follow: () => ({ what: 'role', is: 'retired', id, name, jobTypeId }),
            success: 'jobTypes.retired',
            name,
          })
        }
      />
    );
  }
  return (
    <Inline isOneLine>
      <span className={`${css.nameAndRate} ${css.name}`}>{name}</span>
      <ItemButtons name={name} keys={keys} editor={editor} />
    </Inline>
  );
}
