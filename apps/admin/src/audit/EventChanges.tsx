import type { AuditEvent } from '@derrick/domain/audit';
import { Section } from '@derrick/ui/Section';
import { useFormats } from '../core/formats/index.ts';
import { useTranslate } from '../core/i18n/MessagesProvider.tsx';
import * as css from './audit.css.ts';
import { changeTexts } from './changeTexts.ts';

/** Fields that an event changed, before and after. */
export function EventChanges({ event }: { event: AuditEvent }) {
  const t = useTranslate();
  const { locale, currency } = useFormats();
  return (
    <Section title={t('audit.changes')} headingLevel={3}>
      <table className={css.changes}>
        <thead>
          <tr>
            {(['audit.field', 'audit.before', 'audit.after'] as const).map((header) => (
              <th key={header} scope="col" className={css.cell}>
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {event.changes
            .map((change) => changeTexts({ t, locale, currency }, event, change))
            .map(({ field, name, before, after }) => (
              <tr key={field}>
                <th scope="row" className={css.cell}>
                  {name}
                </th>
                <td className={css.cell}>{before}</td>
                <td className={css.cell}>{after}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}
