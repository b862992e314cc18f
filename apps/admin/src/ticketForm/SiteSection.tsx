import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../app/i18n/MessagesProvider.tsx';
import { Section } from './Section.tsx';
import * as css from './TicketForm.css.ts';
import { textProps } from './textProps.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** Where the work was done, and what. */
export function SiteSection({ form }: { form: TicketFormState }) {
  const t = useTranslate();
  return (
    <Section title={t('ticketForm.site')} hint={t('ticketForm.siteHint')}>
      <div className={css.fields}>
        <TextField {...textProps(form, 'location', t)} isRequired />
        <TextField {...textProps(form, 'wellName', t)} isRequired />
        <TextArea {...textProps(form, 'description', t)} className={css.wide} isRequired />
        <TextArea {...textProps(form, 'notes', t)} className={css.wide} rows={2} />
      </div>
    </Section>
  );
}
