import type { JobType } from '@derrick/domain/jobTypes';
import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import { useSession } from '../core/session.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import * as css from './LevelsDialog.css.ts';
import { NameForm } from './NameForm.tsx';
import { RetireQuestion } from './RetireQuestion.tsx';
import { Roles } from './Roles.tsx';
import type { Editor } from './useEditor.ts';
import { useLevelCalls } from './useLevelCalls.ts';

/** A level with its name, rate and, if expanded, roles. */
export function LevelItem({ level, editor }: { level: JobType; editor: Editor }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { changeLevel, retireLevel } = useLevelCalls();
  const rolesId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const { id, name, hourlyRateCents = 0 } = level;
  // Users without this permission manage levels without their rates.
  const hasRates = useSession().can('rates:write');
  const keys = { edit: `edit ${id}`, retire: `retire ${id}` };

  return (
    <li className={css.item}>
      {content()}
      {isExpanded && (
        <div id={rolesId}>
          <Roles level={level} editor={editor} />
        </div>
      )}
    </li>
  );

  function content() {
    if (editor.isOpen(keys.edit)) {
      return (
        <NameForm
          label="jobTypes.levelName"
          initial={level}
          hasRate={hasRates}
          submitLabel="jobTypes.save"
          editor={editor}
          onSubmit={(values) =>
            editor.run({
              change: () => changeLevel({ params: { id }, body: hasRates ? values : { name: values.name } }),
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
          text={t('jobTypes.retireLevelText', { name })}
          editor={editor}
          onRetire={() =>
            editor.run({
              change: () => retireLevel({ params: { id } }),
              follow: () => ({ what: 'level', is: 'retired', id, name }),
              success: 'jobTypes.retired',
              name,
            })
          }
        />
      );
    }
    return (
      <Inline isOneLine>
        <div className={css.nameAndRate}>
          <Button
            variant="ghost"
            className={css.toggle}
            icon={<ChevronRight size={16} className={css.chevron} />}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? rolesId : undefined}
            aria-label={t('jobTypes.rolesOf', { name })}
            onPress={() => setExpanded(!isExpanded)}
          >
            {name}
          </Button>
          {hasRates && (
            <span className={`${css.note} ${css.rate}`}>
              {hourlyRateCents > 0
                ? t('jobTypes.anHour', { amount: money(hourlyRateCents) })
                : t('jobTypes.noRate')}
            </span>
          )}
        </div>
        <ItemButtons name={name} keys={keys} editor={editor} />
      </Inline>
    );
  }
}
